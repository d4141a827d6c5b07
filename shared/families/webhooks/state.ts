import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';

export interface WebhookState {
  /** Instants. `failing_since` is the first failure after the last success. */
  failing_since?: string;
  last_delivered_at?: string;
}

/** Wakes the queue of a webhook: the stream sees the row. */
export function wakeWrite(account: number, webhook: number, request: string): RowWrite {
  return { kind: 'put', row: { ...webhookKey.wake(account, webhook), request } };
}

/** Begins anew with the count of days without a success. */
export function freshState(account: number, webhook: number): RowWrite {
  return {
    kind: 'update',
    key: webhookKey.state(account, webhook),
    set: { entity: webhookKey.state(account, webhook).entity },
    remove: ['failing_since'],
  };
}

export async function readState(account: number, webhook: number): Promise<WebhookState> {
  const row = await findRow(webhookKey.state(account, webhook), { consistent: true });
  // Casts: only the queue of webhooks writes this row.
  return (row ?? {}) as WebhookState;
}
