import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { untilAborted } from '#shared/until-aborted.ts';
import { publicAddresses, type Resolve } from './public-address.ts';

/** In milliseconds: an attempt ends after it, whatever it waits for. */
const attemptMilliseconds = 10_000;
const shownCharacters = 1000;
/** A character of UTF-8 has at most four bytes. */
const shownBytes = 4 * shownCharacters;

/** The response of an endpoint. */
interface PostAnswer {
  status: number;
  /** The beginning of its body. */
  text: string;
}

/**
 * Posts a body to an endpoint: to an address that was checked, within ten seconds. Follows no redirect,
 * and uses no proxy. Reads no more of the answer than is shown.
 * @throws Error where there is no answer
 */
export async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  resolve?: Resolve,
): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(attemptMilliseconds);
  const { hostname } = new URL(url);
  // No signal ends a search for a name.
  const addresses = await untilAborted(signal, publicAddresses(hostname, resolve));
  const answer = await untilAborted(signal, send(url, headers, body, { signal, addresses }));
  return { status: answer.statusCode ?? 0, text: await beginningOf(answer) };
}

interface Connection {
  signal: AbortSignal;
  addresses: LookupAddress[];
}

function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { signal, addresses }: Connection,
): Promise<IncomingMessage> {
  const request = new URL(url).protocol === 'https:' ? requestByHttps : requestByHttp;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  // A new connection each time: a kept one would lead to an address that was checked long ago.
  const options = { method: 'POST', agent: false, lookup: lookupIn(addresses), signal } as const;
  return new Promise((answer, reject) => {
    request(url, { ...options, headers: { ...headers, ...length } }, answer)
      .on('error', reject)
      // A change of the protocol is a response, but not one that an endpoint should give.
      .on('upgrade', (switching, socket) => {
        socket.destroy();
        answer(switching);
      })
      .end(body);
  });
}

/** Leads every search for the host to the addresses that were checked. */
function lookupIn(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Reads the beginning of a response, until it is long enough or the time is over: only the status counts. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= shownBytes) break;
    }
  } catch {
    // It ended early.
  }
  answer.destroy();
  const text = Buffer.concat(parts).toString('utf8');
  return [...text].slice(0, shownCharacters).join('');
}
