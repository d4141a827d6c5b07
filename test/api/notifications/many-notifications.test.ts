import { beforeAll, expect, test } from 'vitest';
import { unreadKey } from '#shared/families/notifications/notification.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

/** More notifications than the service counts. */
const total = 5_020;
const maxCounted = 5_000;

let member: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  const { accountId, ownerId, ownerEmail } = await newAccount();
  const at = '2026-01-01T00:00:00Z';
  const rows = Array.from({ length: total }, (_, index) => ({
    ...rowKey.notification(accountId, ownerId, index + 1),
    ...{ kind: 'checkout_overdue', title: 'Overdue', at, created_at: at },
    ...{ object_type: 'checkout', object_id: 1, object_name: 'Checkout' },
    ...inIndex(indexes.notification.unread, unreadKey(index + 1)),
  }));
  await putRows(rows);
  member = await signIn(ownerEmail);
});

test.each(['', 'unread=true&'])(
  'the total of very many notifications (%s) is capped on every page',
  async (filter) => {
    const path = `/v1/notifications?${filter}limit=2`;
    const first = (await member.api.get(path)).body.meta;
    expect(first.unread_count).toBe(maxCounted);
    expect(first.pagination).toMatchObject({ total: maxCounted, total_capped: true });
    const next = (await member.api.get(`${path}&cursor=${first.pagination.next_cursor}`)).body;
    expect(next.data.map(({ id }: { id: number }) => id)).toEqual([total - 2, total - 3]);
    expect(next.meta.pagination).toMatchObject({ total: maxCounted, total_capped: true });
  },
);
