import { beforeAll, expect, test } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { listItems } from '#shared/families/items/operations.ts';
import { ItemQuery } from '#shared/families/items/queries.ts';
import { inContext, noUsage } from '#shared/table/context.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, reserve } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';
import { inMinutes } from '../../support/time.ts';

interface ListedItem {
  id: number;
  name: string;
}

/** More items than one batch read of records can have. Those with odd numbers are lamps. */
const itemsTotal = 240;
/** Names whose order is not that of the ids. */
const nameOf = (number: number) =>
  `Item ${String((number * 77) % 1000).padStart(3, '0')} ${number}`;
const out = [1, 3];
const reserved = [5, 7];
const discarded = [9, 11];

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount({ plan: 'enterprise' });
  const { api } = account;
  await manyItems(account.accountId, itemsTotal, (number) => {
    return { name: nameOf(number), type: number % 2 === 1 ? 'Lamp' : 'Cable' };
  });
  await checkOut(api, out, 60);
  await reserve(api, reserved, 30, 60);
  for (const id of discarded)
    await api.post(`/v1/items/${id}/condition`, { condition: 'discarded' });
});

/** The ids of the lamps without some, sorted by id or name. */
function lampsExcept(excluded: readonly number[], order: 'id' | 'name' = 'name'): number[] {
  const all = Array.from({ length: itemsTotal }, (_, index) => index + 1);
  const ids = all.filter((id) => id % 2 === 1 && !excluded.includes(id));
  return order === 'id' ? ids : ids.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** A whole list, page by page. */
async function readList(query: string): Promise<{ ids: number[]; totals: Set<number> }> {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let offset: number | null = 0; offset !== null; ) {
    const { body } = await account.api.get(`/v1/items?${query}&limit=50&offset=${offset}`);
    ids.push(...body.data.map(({ id }: ListedItem) => id));
    totals.add(body.meta.pagination.total);
    offset = body.meta.pagination.next_offset;
  }
  return { ids, totals };
}

const window = () => `available_from=${inMinutes(20)}&available_to=${inMinutes(40)}`;

test.each([
  ['a state', 'display=active', () => lampsExcept(discarded)],
  ['what is available', 'display=available', () => lampsExcept([...discarded, ...out])],
  ['a window', window(), () => lampsExcept([...discarded, ...out, ...reserved])],
  ['a state and a window', `display=operative&${window()}`, () => lampsExcept([1, 3, 5, 7, 9, 11])],
])(
  'a filter with hundreds of matches combines with %s, in every order',
  async (_name, more, expected) => {
    const ascending = expected();
    const query = `type=lamp&${more}`;
    const totals = new Set([ascending.length]);
    expect(await readList(`${query}&order=name`)).toEqual({ ids: ascending, totals });
    expect(await readList(`${query}&order=-name`)).toEqual({ ids: ascending.toReversed(), totals });
    const byId = ascending.toSorted((a, b) => a - b);
    expect(await readList(query)).toEqual({ ids: byId, totals });
    expect(await readList(`${query}&order=-id`)).toEqual({ ids: byId.toReversed(), totals });
  },
);

/** The read units that a list costs, and how many items it shows. */
async function costOf(query: string): Promise<{ shown: number; readUnits: number }> {
  const usage = noUsage();
  const context = { deadline: Date.now() + 60_000, signal: new AbortController().signal, usage };
  const parsed = ItemQuery.parse(Object.fromEntries(new URLSearchParams(query)));
  const { data } = await inContext(context, () => {
    return listItems(operatorCall(account.accountId), parsed);
  });
  return { shown: data.length, readUnits: usage.readUnits };
}

test.each([
  'type=lamp&display=active&order=name',
  'type=lamp&order=-name&offset=50',
  'type=lamp&available_from=2030-01-01T00:00:00Z&available_to=2030-01-02T00:00:00Z&order=name',
  'q=item&display=operative&order=name',
])('a page of hundreds of matches reads only its own records: %s', async (query) => {
  const { shown, readUnits } = await costOf(query);
  expect(shown).toBe(50);
  // Fifty records cost half a unit each; the rest is for reading keys.
  expect(readUnits).toBeLessThanOrEqual(25 + 15);
});

test.each(['display=active&order=name', 'type=lamp&order=name', 'type=lamp'])(
  'a page far after the end of a list reads no records: %s',
  async (query) => {
    const { shown, readUnits } = await costOf(`${query}&offset=1000000`);
    expect(shown).toBe(0);
    expect(readUnits).toBeLessThanOrEqual(15);
  },
);

/** A search for a word that only one item has. */
const searchFor = (number: number) => `q=${nameOf(number).split(' ')[1]}`;

test.each([
  ['a state', 'display=active', discarded],
  ['what is available', 'display=available', out],
  ['a window', window(), reserved],
])('with few matches, %s is checked on their records only', async (_name, more, [other = 0]) => {
  const [matching, excluded] = [searchFor(13), searchFor(other)];
  expect(await costOf(`${matching}&${more}`)).toEqual({ ...(await costOf(matching)), shown: 1 });
  expect((await costOf(excluded)).shown).toBe(1);
  expect((await costOf(`${excluded}&${more}`)).shown).toBe(0);
});

test('a search for a hundred words looks up only eight of them', async () => {
  const letters = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const name = letters.join(' ');
  await account.api.post('/v1/items', { name });
  const { shown, readUnits } = await costOf(`q=${name}`);
  expect(shown).toBe(1);
  // A letter is looked up in eight partitions.
  expect(readUnits).toBeLessThanOrEqual(8 * 8 + 5);
  expect((await costOf(`q=${name.slice(0, -1)}z`)).shown).toBe(0);
});
