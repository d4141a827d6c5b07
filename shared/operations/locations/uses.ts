import type { Author } from '#shared/call.ts';
import type { Counter } from '#shared/records/transaction.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { getRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** How a record uses a location: an item that is there, or anything else that refers to it. */
export interface LocationUse {
  location: number;
  kind: 'item' | 'other';
}

const kindLetters = { item: 'i', other: 'u' } as const;

/** The attribute of a location's count of uses, in the row that it shares with its neighbours. */
function useAttribute(location: number, kind: LocationUse['kind']): string {
  return `${kindLetters[kind]}${location}`;
}

/** What a record that refers to one location, or to none, uses. */
export function otherUse(location: number | null): LocationUse[] {
  return location === null ? [] : [{ location, kind: 'other' }];
}

/** The use that a location makes of its parent. */
export function parentUse({ parent_id }: { parent_id: number | null }): LocationUse[] {
  return otherUse(parent_id);
}

/**
 * Moves the counts from the locations that were used to those that are. A location's counts exist
 * as long as the location does, so that nothing can move to one that is being deleted.
 */
export function countUses(
  { accountId }: Author,
  before: readonly LocationUse[],
  after: readonly LocationUse[],
): Counter[] {
  const same = (one: LocationUse) => (other: LocationUse) =>
    one.location === other.location && one.kind === other.kind;
  const counter = ({ location, kind }: LocationUse, delta: number): Counter => {
    const attribute = useAttribute(location, kind);
    const key = rowKey.uses(accountId, location);
    const isThere = { expression: `attribute_exists(#${attribute})` };
    return delta > 0 ? { key, attribute, delta, condition: isThere } : { key, attribute, delta };
  };
  return [
    ...before.filter((use) => !after.some(same(use))).map((use) => counter(use, -1)),
    ...after.filter((use) => !before.some(same(use))).map((use) => counter(use, 1)),
  ];
}

/** Begins to count the uses of a new location. */
export function startUses({ accountId }: Author, location: number): Counter[] {
  const key = rowKey.uses(accountId, location);
  return (['item', 'other'] as const).map((kind) => {
    return { key, attribute: useAttribute(location, kind), delta: 0 };
  });
}

/** Ends the count of a location that nothing uses any more. */
export function stopUses({ accountId }: Author, location: number): RowWrite {
  const [items, others] = [useAttribute(location, 'item'), useAttribute(location, 'other')];
  return {
    kind: 'update',
    key: rowKey.uses(accountId, location),
    remove: [items, others],
    condition: { expression: `#${items} = :none AND #${others} = :none`, values: { none: 0 } },
  };
}

/** Whether anything is at a location, or refers to it. */
export async function isLocationUsed(caller: Author, location: number): Promise<boolean> {
  const uses = (await readUses(caller, [location], true)).get(location);
  return uses !== undefined && uses.items + uses.others > 0;
}

/** The uses of locations, by id. */
export async function readUses(
  { accountId }: Author,
  locations: readonly number[],
  consistent = false,
): Promise<Map<number, { items: number; others: number }>> {
  const rows = await getRows(
    locations.map((location) => rowKey.uses(accountId, location)),
    { consistent },
  );
  return new Map(
    locations.map((location) => {
      const row = rows.find(({ sk }) => sk === rowKey.uses(accountId, location).sk);
      const count = (kind: LocationUse['kind']) => Number(row?.[useAttribute(location, kind)] ?? 0);
      return [location, { items: count('item'), others: count('other') }];
    }),
  );
}
