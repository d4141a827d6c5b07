import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerEntries } from '#shared/records/lists/entries.ts';
import { getRecord } from '#shared/records/read.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { countRows, findRows, queryRows } from '#shared/table/read.ts';
import { deliveryPartition } from '#shared/table/webhook-rows.ts';
import { deliveryOf, shownDelivery } from './delivery.ts';
import type { WebhookQuery } from './fields.ts';
import { webhook } from './record.ts';

const index = indexes.delivery.time;
/** Before every time. DynamoDB refuses an empty bound. */
const beforeAll = '0';

/** A page of the deliveries to a webhook, newest first. */
export async function listDeliveries(
  call: SessionCall,
  { id: account, webhook_id: id, query }: { id: number; webhook_id: number; query: WebhookQuery },
) {
  assertOwnAccount(call, account);
  await getRecord(call, webhook, id);
  const pk = deliveryPartition({ account, webhook: id });
  return answerEntries(query, {
    name: `deliveries#${id}`,
    read: async (after, limit) => {
      const range = after === undefined ? {} : { from: beforeAll, before: after };
      // The bound is inclusive.
      const rows = await queryRows({ pk, index, range, descending: true, limit: limit + 1 });
      return rows
        .map((row) => ({ sk: row.sk, key: String(row[indexAttributes[index]]) }))
        .filter(({ key }) => key !== after);
    },
    count: () => countRows({ pk, index }),
    show: async (entries) => {
      const keys = entries.map(({ sk }) => ({ pk, sk }));
      const rows = await findRows(keys, { attributes: shown });
      const deliveries = new Map(rows.map((row) => [row.sk, shownDelivery(deliveryOf(row))]));
      return entries.map(({ sk }) => deliveries.get(sk));
    },
  });
}

/** All but the body. */
const shown = [
  ...['event', 'type', 'resource', 'resource_id', 'version', 'status'],
  ...['requests', 'attempts', 'created_at', 'delivered_at', 'next_attempt_at'],
];
