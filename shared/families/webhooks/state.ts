import type { RowUpdate, RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { storedAs } from '#shared/table/rows.ts';
import { type WebhookPlace, webhookKey } from '#shared/table/webhook-rows.ts';

export interface WebhookState {
  /** Instants. `failing_since` is the first failure after the last success. */
  failing_since?: string;
  last_delivered_at?: string;
}

/** Wakes the queue of a webhook: the stream sees the row. */
export function wakeWrite(place: WebhookPlace, request: string): RowWrite {
  return { kind: 'put', row: { ...webhookKey.wake(place), request } };
}

/** Begins anew with the count of days without a success. */
export function freshState(place: WebhookPlace): RowUpdate {
  const key = webhookKey.state(place);
  return { kind: 'update', key, set: { entity: key.entity }, remove: ['failing_since'] };
}

export async function readState(place: WebhookPlace): Promise<WebhookState> {
  const row = await findRow(webhookKey.state(place), { consistent: true });
  return storedAs(row ?? {});
}
