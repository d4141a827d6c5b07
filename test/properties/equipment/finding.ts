import fc from 'fast-check';
import { command, expectListed, expectSame } from '../step.ts';
import { type FilterSet, filterSets, matchingItems } from './filters.ts';
import type { Model } from './model.ts';
import { scanned, type World } from './world.ts';

const fields = ['id', 'name', 'expiration_date', 'next_inspection_on'] as const;
type Field = (typeof fields)[number];

/** Steps that list items by filters and in any order, and look labels up. */
export const lookups = [
  command(
    'filter',
    fc.record({
      filterSet: filterSets,
      field: fc.constantFrom(...fields),
      isDescending: fc.boolean(),
      hasSublocations: fc.boolean(),
    }),
    (world: World, { filterSet, ...options }) => expectFound(world, filterSet, options),
  ),
  command(
    'look labels up',
    fc.record({ qr: fc.uniqueArray(scanned, { minLength: 1 }) }),
    async ({ api, model }: World, { qr }) => {
      const { body } = await api.post('/v1/items/lookup', { qr });
      const meanings = body.data.map(({ qr, resource, id }: LabelMeaning) => [qr, resource, id]);
      const expected = qr.map((label) => {
        const { resource = null, id = null } = model.meaningOf(label) ?? {};
        return [label, resource, id];
      });
      expectSame(meanings, expected, `meaning of ${qr}`);
    },
  ),
  command(
    'look one label up',
    fc.record({ qr: scanned }),
    async ({ api, model }: World, { qr }) => {
      const meaning = model.meaningOf(qr);
      for (const resource of ['item', 'location']) {
        const ids = meaning?.resource === resource ? [meaning.id] : [];
        const path = `/v1/${resource}s/lookup?qr=${encodeURIComponent(qr)}`;
        expectListed(await api.get(path), ids, path);
      }
    },
  ),
];

interface LabelMeaning {
  qr: string;
  resource: string | null;
  id: number | null;
}

interface Options {
  field: Field;
  isDescending: boolean;
  /** Whether a location includes its sublocations. */
  hasSublocations: boolean;
}

/** Lists items, and compares them with the model. */
export async function expectFound(
  world: World,
  filterSet: FilterSet,
  { field, isDescending, hasSublocations }: Options,
): Promise<void> {
  const entries = Object.entries(filterSet).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(entries);
  if (filterSet.not_seen_since) query.set('not_seen_since', world.start);
  if (filterSet.location_id && hasSublocations) query.set('include_sublocations', 'true');
  query.set('order', `${isDescending ? '-' : ''}${field}`);
  const expected = sorted(world.model, matchingItems(world, filterSet, hasSublocations), field);
  if (isDescending) expected.reverse();
  await expectPages(world, query, expected);
}

/** Reads a list page by page, and compares it with the expected ids. */
async function expectPages({ api }: World, query: URLSearchParams, expected: number[]) {
  const ids: number[] = [];
  query.set('limit', '3');
  for (;;) {
    const { body } = await api.get(`/v1/items?${query}`);
    const { total, next_cursor: next } = body.meta.pagination;
    ids.push(...body.data.map(({ id }: { id: number }) => id));
    expectSame(total, expected.length, `total of ${query}`);
    if (next === null) break;
    query.set('cursor', next);
  }
  query.delete('cursor');
  expectSame(ids, expected, `items of ${query}`);
}

/** Ids in the order of a field, those without a value last. */
function sorted(model: Model, ids: readonly number[], field: Field): number[] {
  const textOf = (id: number): string => {
    if (field === 'id') return '';
    if (field === 'next_inspection_on') return model.nextInspection(id) ?? '~';
    return model.items.get(id)?.[field]?.toLowerCase() ?? '~';
  };
  return ids.toSorted((a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one === other ? a - b : one < other ? -1 : 1;
  });
}
