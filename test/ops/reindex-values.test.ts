import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reindexTable } from '#infra/ops/reindex.ts';
import { purgeTable } from '#shared/background/purge.ts';
import { ContactCreate, ContactQuery } from '#shared/families/contacts/fields.ts';
import {
  createContact,
  listContacts,
  removeContact,
  updateContact,
} from '#shared/families/contacts/operations.ts';
import { packTerm } from '#shared/records/pack-terms.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';

const account = 7;
const call = callIn(account);

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a reindex leaves nothing of the former mail address of a contact, purged or not', async () => {
  const [ann, bob] = [await newContact('ann@old.test'), await newContact('bob@old.test')];
  for (const id of [ann, bob]) await updateContact(call, id, { email: `${id}@new.test` });
  await removeContact(call, bob);
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  await purgeTable({ deletedDays: 0.5, historyDays: 0.5 }, { rate: 10_000 }, tomorrow);
  expect(await termRows()).toContain('=email=ann@old.test');
  expect(await termRows()).toContain('=email=bob@old.test');
  await reindexTable(10_000);
  expect(await termRows()).not.toMatch(/old\.test|bob/);
  expect(await idsWith(`${ann}@new.test`)).toEqual([ann]);
});

test('an id that is packed with a value that its record lost goes with the row that says so', async () => {
  const [ann, bob] = [await newContact('desk@old.test'), await newContact('desk@old.test')];
  const term = equalityTerm('email', 'desk@old.test');
  await packTerm({ account, resource: 'contact', term }, 1);
  await updateContact(call, ann, { email: 'ann@new.test' });
  await reindexTable(10_000);
  expect((await allRows()).filter(({ removed }) => removed !== undefined)).toEqual([]);
  expect(await idsWith('desk@old.test')).toEqual([bob]);
  expect(await idsWith('ann@new.test')).toEqual([ann]);
});

async function newContact(email: string): Promise<number> {
  const body = ContactCreate.schema.parse({ name: 'Visitor', email });
  return (await createContact(call, body)).data.id;
}

async function termRows(): Promise<string> {
  const rows = await allRows();
  return rows.flatMap(({ entity, sk }) => (entity === 'term' ? sk : [])).join('\n');
}

async function idsWith(email: string): Promise<number[]> {
  const { data } = await listContacts(call, ContactQuery.parse({ email }));
  return data.map(({ id }) => id);
}
