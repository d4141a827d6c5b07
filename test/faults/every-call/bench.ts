import type { NamedRoute } from '#shared/routes/index.ts';
import { bundledHandler } from '../../support/bundled-handler.ts';
import type { Answer } from '../../support/http.ts';
import type { FaultyStore } from '../../support/store/faulty-store.ts';
import type { FaultAt, Watch, Watched } from './watch.ts';

/** Where requests are tried: a store with faults, and who watches what they do to it. */
export interface Bench {
  store: FaultyStore;
  watch: Watch;
}

export interface Sent {
  token: string;
  path: string;
  body?: object;
  /** Of a POST that may be repeated. */
  idempotencyKey?: string;
}

export type Send = (
  sent: Sent,
  faultAt?: FaultAt,
  milliseconds?: number,
) => Promise<{ answer: Answer; watched: Watched }>;

/** What sends requests to an endpoint, under the eyes of the watch. */
export async function senderTo(endpoint: NamedRoute, { store, watch }: Bench): Promise<Send> {
  const invoke = await bundledHandler(endpoint, store);
  return async ({ token, path, body, idempotencyKey }, faultAt = () => undefined, milliseconds) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const sent = await watch.send(faultAt, () => invoke({ path, headers, body }, milliseconds));
    // A write that was under way when the request was given up is done all the same.
    if (sent.answer.status === 503) await store.settled(sent.watched.caller);
    return sent;
  };
}
