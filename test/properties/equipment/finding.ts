import fc from 'fast-check';
import { command, expectListed, expectSame } from '../step.ts';
import { type ItemWindow, matching, windows } from './filters.ts';
import type { Model } from './model.ts';
import { scanned, type World } from './world.ts';

const fields = ['id', 'name', 'expiration_date', 'next_inspection_on'] as const;
type Field = (typeof fields)[number];

/** What is asked: items by all kinds of filters and in any order, and what labels mean. */
export const finding = [
  command(
    'filter',
    fc.record({
      window: windows,
      field: fc.constantFrom(...fields),
      isDescending: fc.boolean(),
      isDeep: fc.boolean(),
    }),
    (world: World, { window, ...options }) => expectFound(world, window, options),
  ),
  command(
    'look labels up',
    fc.record({ qr: fc.uniqueArray(scanned, { minLength: 1 }) }),
    async ({ api, model }: World, { qr }) => {
      const { body } = await api.post('/v1/items/lookup', { qr });
      const meanings = body.data.map(({ qr, resource, id }: LabelMeaning) => [qr, resource, id]);
      const modelled = qr.map((label) => {
        const { resource = null, id = null } = model.meaningOf(label) ?? {};
        return [label, resource, id];
      });
      expectSame(meanings, modelled, `meaning of ${qr}`);
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
  /** Whether a place means those within it, too. */
  isDeep: boolean;
}

/** Asks for items, and holds what is found against the model. */
export async function expectFound(
  world: World,
  window: ItemWindow,
  { field, isDescending, isDeep }: Options,
): Promise<void> {
  const entries = Object.entries(window).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(entries);
  if (window.not_seen_since) query.set('not_seen_since', world.start);
  if (window.location_id && isDeep) query.set('include_sublocations', 'true');
  query.set('order', `${isDescending ? '-' : ''}${field}`);
  const modelled = sorted(world.model, matching(world, window, isDeep), field);
  if (isDescending) modelled.reverse();
  await expectPages(world, query, modelled);
}

/** Walks a list page by page. */
async function expectPages({ api }: World, query: URLSearchParams, modelled: number[]) {
  const ids: number[] = [];
  query.set('limit', '3');
  for (;;) {
    const { body } = await api.get(`/v1/items?${query}`);
    const { total, next_cursor: next } = body.meta.pagination;
    ids.push(...body.data.map(({ id }: { id: number }) => id));
    expectSame(total, modelled.length, `total of ${query}`);
    if (next === null) break;
    query.set('cursor', next);
  }
  query.delete('cursor');
  expectSame(ids, modelled, `items of ${query}`);
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
