import { beforeAll, expect, test } from 'vitest';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { auditKey, rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

/** More than are counted, or passed over for one page. */
const total = 5_020;
const maxCounted = 5_000;

let audit: Awaited<ReturnType<typeof arrange>>;
beforeAll(async () => {
  audit = await arrange();
});

/** An audit that began long ago with two entries about contacts, and went on with items. */
async function arrange() {
  const { accountId, ownerEmail } = await newAccount();
  const rows = Array.from({ length: total }, (_, age) => {
    const at = new Date(Date.UTC(2020, 0, 1) + age * 1000).toISOString().replace('.000', '');
    const resource = age < 2 ? 'contact' : 'item';
    const actor = { id: 7, type: 'api_key', name: 'Import' };
    const place = auditKey(at, resource, age + 1, `${age}`);
    return {
      ...rowKey.audit(accountId, place),
      ...{ id: `${age}`, at, actor, action: 'create', resource, resource_id: age + 1 },
      ...{ changes: [], request_id: null },
      ...inIndex(indexes.audit.time, place),
      ...inIndex(indexes.audit.resource, `${resource}#${place}`),
      ...inIndex(indexes.audit.actorType, `${actor.type}#${place}`),
      ...inIndex(indexes.audit.actor, `${actor.type}#${actor.id}#${place}`),
    };
  });
  await putRows(rows);
  const { api } = await signIn(ownerEmail);
  return { api, path: `/v1/accounts/${accountId}/history` };
}

test('a long audit is counted as far as costs little, on its first page and on the next ones', async () => {
  const { api, path } = audit;
  const ofKey = `${path}?actor_type=api_key&actor_id=7`;
  const first = (await api.get(`${ofKey}&limit=2`)).body.meta.pagination;
  expect(first).toMatchObject({ total: maxCounted, total_capped: true, next_offset: 2 });
  const second = (await api.get(`${ofKey}&limit=2&cursor=${first.next_cursor}`)).body;
  expect(second.data.map(({ id }: { id: string }) => id)).toEqual(['5017', '5016']);
  expect(second.meta.pagination).toMatchObject({ total: maxCounted, total_capped: true });
  const few = (await api.get(`${path}?resource=contact`)).body;
  expect(few.meta.pagination).not.toHaveProperty('total_capped');
  expect(few.meta.pagination.total).toBe(2);
});

test('entries that lie far behind others are found page by page, none of which passes over more than so many', async () => {
  const { api, path } = audit;
  const ofBoth = `${path}?actor_id=7&resource=contact`;
  const pages = [];
  for (let cursor = ''; cursor !== null; ) {
    const { body } = await api.get(`${ofBoth}${cursor && `&cursor=${cursor}`}`);
    pages.push(body);
    cursor = body.meta.pagination.next_cursor;
  }
  expect(pages.map(({ data }) => data.length)).toEqual([0, 2]);
  expect(pages.map(({ meta }) => meta.pagination)).toMatchObject([
    { total: 0, total_capped: true, offset: 0, next_offset: 0 },
    { total: 0, total_capped: true, offset: 0, next_offset: null },
  ]);
  const { body } = await api.get(`${ofBoth}&offset=1`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['0']);
});
