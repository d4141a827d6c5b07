import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import {
  cutPage,
  listFingerprint,
  pagePosition,
  paginationOf,
} from '#shared/records/lists/cursor.ts';
import { fittingCount } from '#shared/records/lists/page-size.ts';
import { getRecord } from '#shared/records/read.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { countRows, findRows, queryRows } from '#shared/table/read.ts';
import { deliveryPartition } from '#shared/table/webhook-rows.ts';
import { deliveryOf, shownDelivery } from './delivery.ts';
import type { Delivery, WebhookQuery } from './fields.ts';
import { webhook } from './record.ts';

const index = indexes.delivery.time;
/** Before every time. DynamoDB refuses an empty bound. */
const beforeAll = '0';

/** A page of the deliveries to a webhook, newest first. */
export async function listDeliveries(
  call: SessionCall,
  { id: account, webhook_id: id, query }: { id: number; webhook_id: number; query: WebhookQuery },
): Promise<Answer<Delivery[]>> {
  assertOwnAccount(call, account);
  await getRecord(call, webhook, id);
  const pk = deliveryPartition(account, id);
  const fingerprint = listFingerprint(`deliveries#${id}`, query);
  const position = pagePosition(query, fingerprint);
  const { after, offset, limit } = position;
  const skip = after === undefined ? offset : 0;
  const range = after === undefined ? {} : { from: beforeAll, before: after };
  const [rows, total] = await Promise.all([
    // The bound is inclusive.
    queryRows({ pk, index, range, descending: true, limit: skip + limit + 2 }),
    position.total ?? countRows({ pk, index }),
  ]);
  const places = rows
    .map((row) => ({ row, key: String(row[indexAttributes[index]]) }))
    .filter(({ key }) => key !== after)
    .slice(skip);
  const page = { ...cutPage(places, limit), total };
  const keys = page.entries.map(({ row: { sk } }) => ({ pk, sk }));
  const rowByKey = new Map(
    (await findRows(keys, { attributes: shown })).map((row) => [row.sk, row]),
  );
  const deliveries = page.entries.flatMap(({ row }) => {
    const delivery = rowByKey.get(row.sk);
    return delivery ? [shownDelivery(deliveryOf(delivery))] : [];
  });
  const count = fittingCount(deliveries);
  // Entries that have expired meanwhile are the oldest, and so none of a page that is cut.
  const end = count === deliveries.length ? page.entries.length : count;
  const data = deliveries.slice(0, count);
  const pagination = paginationOf(position, fingerprint, page, end, { total });
  return { data, meta: { pagination } };
}

/** All but the body. */
const shown = [
  ...['event', 'type', 'resource', 'resource_id', 'version', 'status'],
  ...['requests', 'attempts', 'created_at', 'delivered_at', 'next_attempt_at'],
];
