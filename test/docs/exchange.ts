import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { curlOf } from '#infra/bundle/docs/curl.ts';
import { type GuideRequest, headersOf, isOurs } from '#infra/bundle/docs/steps.ts';
import { send } from '../support/http.ts';
import { fillPlaceholders, type Values } from './values.ts';

/** The response to a request of a guide. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

/** Sends a request of a guide, with the values of its placeholders. */
export type Exchange = (request: GuideRequest, values: Values) => Promise<PageAnswer>;

/** Sends the request as the guide shows it. */
export const sendRequest: Exchange = (request, values) => {
  const { method } = request;
  const path = fillPlaceholders(request.path, values);
  const body = request.body === '' ? {} : { body: fillPlaceholders(request.body, values) };
  const named = Object.entries(headersOf(request));
  const headers = Object.fromEntries(
    named.map(([name, value]) => [name.toLowerCase(), fillPlaceholders(value, values)]),
  );
  return isOurs(request)
    ? send({ method, path, headers, ...body })
    : fetchFile(path, { method, headers, ...body });
};

/** Sends a request to the storage, as all are that are not to the API. */
async function fetchFile(url: string, init: RequestInit): Promise<PageAnswer> {
  const answer = await fetch(url, init);
  const { status, headers } = answer;
  return { status, headers: Object.fromEntries(headers), body: await answer.text() };
}

const { url, host } = inject('service');

/** Whether curl can be used: not if the service is called by another host name. */
export const hasCurl = host === undefined && spawnSync('curl', ['--version']).status === 0;

/** Runs the command that a page shows for the request, with the host and the key in the environment. */
export const sendByCurl: Exchange = async (request, values) => {
  const env = { PATH: process.env.PATH, API: url, KEY: String(values.get('key')) };
  const command = fillPlaceholders(curlOf(request), values);
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
