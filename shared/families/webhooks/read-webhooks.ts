import type { InAccount } from '#shared/call.ts';
import { fromRow } from '#shared/records/row.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { type WebhookRecord, webhook } from './record.ts';

export const mostWebhooks = 10;

/** All webhooks of an account, by id. */
export async function readWebhooks({ caller: { accountId } }: InAccount): Promise<WebhookRecord[]> {
  const rows = await queryRows({ pk: partition.records(accountId, 'webhook'), consistent: true });
  return rows.map((row) => fromRow(webhook, row));
}
