import type { Call } from '#shared/call.ts';
import type { Counter } from '#shared/records/transaction.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';

/** A use of a location: by an item that is there, or by any other reference. */
export interface LocationUse {
  location: number;
  kind: 'item' | 'other';
}

const kindLetters = { item: 'i', other: 'u' } as const;
const kinds = ['item', 'other'] as const;

/** The attribute of a location's count in the row that it shares with its neighbours. */
function useAttribute(location: number, kind: LocationUse['kind']): string {
  return `${kindLetters[kind]}${location}`;
}

/** The use by a record with one location, or none. */
export function otherUse(location: number | null): LocationUse[] {
  return location === null ? [] : [{ location, kind: 'other' }];
}

export function parentUse({ parent_id }: { parent_id: number | null }): LocationUse[] {
  return otherUse(parent_id);
}

/**
 * The rows of counts, over which calls are spread to avoid contention. A call changes all its
 * counts in one row. One row may go below 0; only the sum counts.
 */
const stripes = [0, 1, 2, 3] as const;

function stripeOf({ requestId }: Call): number {
  return Number.parseInt(requestId.slice(0, 2), 16) % stripes.length;
}

/**
 * Moves counts from the previous locations to the new ones. A location's counts exist only as long
 * as it does, so nothing can move to one that is being deleted.
 */
export function countUses(
  call: Call,
  before: readonly LocationUse[],
  after: readonly LocationUse[],
): Counter[] {
  const same = (one: LocationUse) => (other: LocationUse) =>
    one.location === other.location && one.kind === other.kind;
  const counter = ({ location, kind }: LocationUse, delta: number): Counter => {
    const attribute = useAttribute(location, kind);
    const key = rowKey.uses(call.caller.accountId, location, stripeOf(call));
    const isThere = { expression: `attribute_exists(#${attribute})` };
    return delta > 0 ? { key, attribute, delta, condition: isThere } : { key, attribute, delta };
  };
  return [
    ...before.filter((use) => !after.some(same(use))).map((use) => counter(use, -1)),
    ...after.filter((use) => !before.some(same(use))).map((use) => counter(use, 1)),
  ];
}

/** The counts of a new location, at 0. Only a location with counts can be used. */
export function startUses({ caller: { accountId } }: Call, location: number): Counter[] {
  return stripes.flatMap((stripe) => {
    const key = rowKey.uses(accountId, location, stripe);
    return kinds.map((kind) => ({ key, attribute: useAttribute(location, kind), delta: 0 }));
  });
}

/** The use of a location, as read. */
interface Uses {
  items: number;
  others: number;
  /** The rows of counts. */
  rows: readonly Row[];
}

/** Removes the counts of an unused location, if they have not changed since they were read. */
export function stopUses(
  { caller: { accountId } }: Call,
  location: number,
  uses: Uses,
): RowWrite[] {
  const attributes = kinds.map((kind) => useAttribute(location, kind));
  return stripes.map((stripe) => {
    const key = rowKey.uses(accountId, location, stripe);
    const row = uses.rows.find(({ sk }) => sk === key.sk);
    const terms = attributes.map((name) => `#${name} = :${name}`);
    const values = Object.fromEntries(attributes.map((name) => [name, row?.[name] ?? 0]));
    const condition = { expression: terms.join(' AND '), values };
    return { kind: 'update', key, remove: attributes, condition };
  });
}

export async function readUses(
  { caller: { accountId } }: Call,
  locations: readonly number[],
  consistent = false,
): Promise<Map<number, Uses>> {
  const keysOf = (location: number) =>
    stripes.map((stripe) => rowKey.uses(accountId, location, stripe));
  const rows = await findRows(locations.flatMap(keysOf), { consistent });
  return new Map(
    locations.map((location) => {
      const own = new Set(keysOf(location).map(({ sk }) => sk));
      const counted = rows.filter(({ sk }) => own.has(sk));
      const sum = (kind: LocationUse['kind']) =>
        counted.reduce((total, row) => total + Number(row[useAttribute(location, kind)] ?? 0), 0);
      return [location, { items: sum('item'), others: sum('other'), rows: counted }];
    }),
  );
}
