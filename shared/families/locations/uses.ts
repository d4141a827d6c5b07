import type { Call } from '#shared/call.ts';
import type { Counter } from '#shared/records/transaction.ts';
import {
  closeUnused,
  counterOfUse,
  keysOfUses,
  sharedUseStripe,
  sumOfUses,
  type UseRows,
} from '#shared/records/uses.ts';
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
/** Locations per shared row: forty items from anywhere touch few of these, which take 80 KB at most. */
const sharedBlock = 4000;

/** The attribute of a location's count in the rows that it shares with its neighbours. */
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

export function usesOf({ caller: { accountId } }: Call, location: number): UseRows {
  return {
    at: (stripe) => rowKey.locationUses(accountId, location, stripe),
    shared: rowKey.locationUses(accountId, location, sharedUseStripe, sharedBlock),
    closed: `x${location}`,
  };
}

/** Moves the counts of a record with the id `by` from its previous locations to the new ones. */
export function countUses(
  call: Call,
  by: number,
  before: readonly LocationUse[],
  after: readonly LocationUse[],
): Counter[] {
  const same = (one: LocationUse) => (other: LocationUse) =>
    one.location === other.location && one.kind === other.kind;
  const counter = ({ location, kind }: LocationUse, delta: 1 | -1): Counter =>
    counterOfUse(usesOf(call, location), { attribute: useAttribute(location, kind), by, delta });
  return [
    ...before.filter((use) => !after.some(same(use))).map((use) => counter(use, -1)),
    ...after.filter((use) => !before.some(same(use))).map((use) => counter(use, 1)),
  ];
}

/** Closes the counts of an unused location, if they have not changed since they were read. */
export function stopUses(call: Call, location: number, rows: readonly Row[]): RowWrite[] {
  const attributes = kinds.map((kind) => useAttribute(location, kind));
  return closeUnused(usesOf(call, location), attributes, rows);
}

/** How much uses some locations, and the rows that count it. */
export async function readUses(call: Call, locations: readonly number[], consistent = false) {
  const keys = locations.flatMap((location) => keysOfUses(usesOf(call, location)));
  const rows = await findRows(keys, { consistent });
  return new Map(
    locations.map((location) => {
      const count = (kind: LocationUse['kind']) => sumOfUses(rows, useAttribute(location, kind));
      return [location, { items: count('item'), others: count('other'), rows }];
    }),
  );
}
