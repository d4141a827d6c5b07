import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { curlOf } from '#infra/bundle/docs/curl.ts';
import { type GuideRequest, headersOf, isOurs } from '#infra/bundle/docs/steps.ts';
import { send } from '../support/http.ts';
import { filled, type Values } from './values.ts';

/** What a request of a guide was answered. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

/** A way to send a request of a guide, with what its words stand for. */
export type Exchange = (request: GuideRequest, values: Values) => Promise<PageAnswer>;

/** Sends it as the guide writes it. */
export const sendRequest: Exchange = (request, values) => {
  const { method } = request;
  const path = filled(request.path, values);
  const body = request.body === '' ? {} : { body: filled(request.body, values) };
  const named = Object.entries(headersOf(request));
  const headers = Object.fromEntries(
    named.map(([name, value]) => [name.toLowerCase(), filled(value, values)]),
  );
  return isOurs(request)
    ? send({ method, path, headers, ...body })
    : fetchFile(path, { method, headers, ...body });
};

/** What is not of the API is of the storage. */
async function fetchFile(url: string, init: RequestInit): Promise<PageAnswer> {
  const answer = await fetch(url, init);
  const { status, headers } = answer;
  return { status, headers: Object.fromEntries(headers), body: await answer.text() };
}

const { url, host } = inject('service');

/** Whether commands can be run here: a service that is called by another name than its own has none. */
export const hasCurl = host === undefined && spawnSync('curl', ['--version']).status === 0;

/** Runs the command that a page shows for it, with the host and the key in the environment. */
export const sendByCurl: Exchange = async (request, values) => {
  const env = { PATH: process.env.PATH, API: url, KEY: String(values.get('key')) };
  const command = filled(curlOf(request), values);
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env });
  const end = stdout.indexOf('\r\n\r\n');
  const [first = '', ...lines] = stdout.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const text = stdout.slice(end + 4);
  const isJson = headers['content-type'] === 'application/json';
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: Number(first.split(' ')[1]), headers, body };
};
