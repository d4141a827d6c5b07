import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { ApiError } from '#shared/errors.ts';
import { isWebAddress } from '#shared/text.ts';
import { createPace } from './pace.ts';

/** A response; `body` is undefined if it is not JSON. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  /** Whether an earlier try may have been carried out, too. */
  isRepeat: boolean;
}

type Exchange = Omit<ApiAnswer, 'isRepeat'>;

interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
  /** How many requests it counts as; by default, one. */
  requests?: number;
}

export type Send = (request: ApiRequest) => Promise<ApiAnswer>;

const timeoutMilliseconds = 30_000;
/** How often a request is sent at most. */
const attempts = 7;
const firstPauseMilliseconds = 250;
const unavailableStatuses = new Set([502, 503, 504]);

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * Sends requests with a key, within its rate limit. After status 429, a request waits for the next window, or
 * until the account may write again. A request that was lost, or conflicted with others, is sent again later.
 * @throws Error if the service stays unavailable.
 */
export function requestsTo(url: string, token: string): Send {
  if (!isWebAddress(url)) {
    throw new Error(`${url} is not a web address: it has to begin with http:// or https://.`);
  }
  // Headers, and so keys, have no other characters.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new ApiError('invalid_api_key');
  // Addresses in programs and guides end in `/v1`, which is also part of each path here.
  const base = url.replace(/\/+$/, '').replace(/\/v1$/, '');
  const pace = createPace();
  const shownReasons = new Set<string>();

  /** Prints once for each reason why requests wait, since that may take hours. */
  const showWait = ({ body }: Exchange, seconds: number) => {
    const refusal = refusalOf(body);
    const reason = refusal ? `${refusal.code}: ${refusal.message}` : 'The service answers 429.';
    if (shownReasons.has(reason)) return;
    shownReasons.add(reason);
    console.error(
      `${reason} Trying again in ${seconds} s, until it succeeds; Ctrl-C stops the import.`,
    );
  };

  const exchange = async ({ method, path, headers, body }: ApiRequest): Promise<Exchange> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    pace.update(response.headers);
    return { status: response.status, headers: response.headers, body: await readJson(response) };
  };

  return async (request) => {
    let isRepeat = false;
    for (let failures = 0; ; ) {
      await pace.turn(request.requests);
      const answer = await exchange(request).catch(failureOf);
      if (!(answer instanceof Error) && answer.status === 429) {
        const seconds = retryAfter(answer) ?? 1;
        showWait(answer, seconds);
        pace.hold(seconds);
        continue;
      }
      const isUnavailable = answer instanceof Error || unavailableStatuses.has(answer.status);
      if (!isUnavailable && refusalOf(answer.body)?.code !== 'conflict') {
        return { ...answer, isRepeat };
      }
      failures += 1;
      if (failures === attempts) {
        if (isUnavailable) throw unavailableError(base, answer);
        return { ...answer, isRepeat };
      }
      isRepeat ||= isUnavailable;
      const seconds = answer instanceof Error ? undefined : retryAfter(answer);
      if (isUnavailable && seconds !== undefined) pace.hold(seconds);
      else await wait(firstPauseMilliseconds * 2 ** (failures - 1));
    }
  };
}

const refusalOf = (body: unknown) => Refusal.safeParse(body).data?.error;

/** The seconds to wait according to a response. */
function retryAfter({ headers }: Exchange): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds : undefined;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error of the network, which is the cause of what `fetch` throws. */
function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? failureOf(error.cause) : error;
}

function unavailableError(url: string, last: Error | Exchange): Error {
  const code = last instanceof Error && 'code' in last ? String(last.code) : undefined;
  const reason = last instanceof Error ? last.message || code : `it answers ${last.status}`;
  return new Error(
    `unavailable: ${url} cannot be reached (${reason}). Run the import again later: ` +
      'it creates nothing twice.',
  );
}
