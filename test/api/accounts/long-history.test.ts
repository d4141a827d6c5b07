import { beforeAll, expect, test } from 'vitest';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { auditKey } from '#shared/table/key-parts.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

/** More entries than the service counts, or reads for one page. */
const total = 5_020;
const maxCounted = 5_000;

let audit: Awaited<ReturnType<typeof arrange>>;
beforeAll(async () => {
  audit = await arrange();
});

/** A long audit whose two oldest entries are about contacts, and all others about items. */
async function arrange() {
  const { accountId, ownerEmail } = await newAccount();
  const rows = Array.from({ length: total }, (_, age) => {
    const at = new Date(Date.UTC(2020, 0, 1) + age * 1000).toISOString().replace('.000', '');
    const resource = age < 2 ? 'contact' : 'item';
    const actor = { id: 7, type: 'api_key', name: 'Import' };
    const key = auditKey(at, resource, age + 1, `${age}`);
    return {
      ...rowKey.audit(accountId, key),
      ...{ id: `${age}`, at, actor, action: 'create', resource, resource_id: age + 1 },
      ...{ changes: [], request_id: null },
      ...inIndex(indexes.audit.time, key),
      ...inIndex(indexes.audit.resource, `${resource}#${key}`),
      ...inIndex(indexes.audit.actorType, `${actor.type}#${key}`),
      ...inIndex(indexes.audit.actor, `${actor.type}#${actor.id}#${key}`),
    };
  });
  await putRows(rows);
  const { api } = await signIn(ownerEmail);
  return { api, path: `/v1/accounts/${accountId}/history` };
}

test('the total of a long audit is capped on every page', async () => {
  const { api, path } = audit;
  const keyPath = `${path}?actor_type=api_key&actor_id=7`;
  const first = (await api.get(`${keyPath}&limit=2`)).body.meta.pagination;
  expect(first).toMatchObject({ total: maxCounted, total_capped: true, next_offset: 2 });
  const second = (await api.get(`${keyPath}&limit=2&cursor=${first.next_cursor}`)).body;
  expect(second.data.map(({ id }: { id: string }) => id)).toEqual(['5017', '5016']);
  expect(second.meta.pagination).toMatchObject({ total: maxCounted, total_capped: true });
  const few = (await api.get(`${path}?resource=contact`)).body;
  expect(few.meta.pagination).not.toHaveProperty('total_capped');
  expect(few.meta.pagination.total).toBe(2);
});

test('a filter that skips too many entries for one page returns an empty page with a cursor', async () => {
  const { api, path } = audit;
  const filteredPath = `${path}?actor_id=7&resource=contact`;
  const pages = [];
  for (let cursor = ''; cursor !== null; ) {
    const { body } = await api.get(`${filteredPath}${cursor && `&cursor=${cursor}`}`);
    pages.push(body);
    cursor = body.meta.pagination.next_cursor;
  }
  expect(pages.map(({ data }) => data.length)).toEqual([0, 2]);
  expect(pages.map(({ meta }) => meta.pagination)).toMatchObject([
    { total: 0, total_capped: true, offset: 0, next_offset: 0 },
    { total: 0, total_capped: true, offset: 0, next_offset: null },
  ]);
  const { body } = await api.get(`${filteredPath}&offset=1`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['0']);
});
