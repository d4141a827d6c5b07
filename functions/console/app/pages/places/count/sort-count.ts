import type { Item, Location } from '#console/api/records.ts';
import type { Scan } from '#console/pages/scan/scans.ts';
import { foldLabel, foldUnique } from '#shared/text.ts';

/** A scanned item, with the label that was scanned. */
export interface CountedItem {
  item: Item;
  label: string;
}

/** A scanned place, with the label that was scanned. */
export interface ScannedPlace {
  place: Location;
  label: string;
}

/** The present state of a count. Each item is in one of the lists. */
export interface Count {
  /** Scanned here, where they belong. */
  seen: readonly CountedItem[];
  /** Expected here, but not scanned yet. */
  missing: readonly Item[];
  /** Scanned here, but stored at another place or at none. */
  elsewhere: readonly CountedItem[];
  /** Scanned here, but checked out. */
  outHere: readonly CountedItem[];
  /** Expected here, but checked out. */
  out: readonly Item[];
  /** Labels of places. */
  places: readonly ScannedPlace[];
  /** Labels of nothing, or not looked up yet. */
  unmatched: readonly Scan[];
}

/** Compares what was scanned at places with what is expected there. */
export function sortCount(
  placeIds: ReadonlySet<number>,
  expectedItems: readonly Item[],
  scans: readonly Scan[],
): Count {
  const isHere = ({ location_id }: Item) => location_id !== null && placeIds.has(location_id);
  const scannedItems = distinct(scans.flatMap((scan) => itemsOfScan(isHere, scan)));
  const ids = new Set(scannedItems.map(({ item }) => item.id));
  const isOut = (item: Item) => item.checkout_id !== null;
  const present = scannedItems.filter(({ item }) => !isOut(item));
  const unscannedItems = expectedItems.filter(({ id }) => !ids.has(id));
  return {
    seen: present.filter(({ item }) => isHere(item)),
    missing: unscannedItems.filter((item) => !isOut(item)),
    elsewhere: present.filter(({ item }) => !isHere(item)),
    outHere: scannedItems.filter(({ item }) => isOut(item)),
    out: unscannedItems.filter(isOut),
    places: scans.flatMap(({ label, place }) => (place ? [{ label, place }] : [])),
    unmatched: scans.filter(({ items, place }) => items.length === 0 && !place),
  };
}

/** The items with a label; if several places have one, those that are here. */
function itemsOfScan(isHere: (item: Item) => boolean, { items, label }: Scan): CountedItem[] {
  const here = items.filter(isHere);
  return (here.length > 0 ? here : items).map((item) => ({ item, label }));
}

/** Whether the label has not been looked up yet. */
export const isPending = ({ state }: Scan) => state === 'waiting' || state === 'failed';

function distinct(countedItems: readonly CountedItem[]): CountedItem[] {
  return [...new Map(countedItems.map((one) => [one.item.id, one])).values()];
}

/** The text that identifies an item to a scanner: its code, one of its labels, or else its id. */
export function labelOf({ id, unique_id, qr }: Item): string {
  return unique_id ?? qr[0] ?? `#${id}`;
}

/** Finds scanned items among the expected ones by the service's rules, which saves a call for each. */
export function finderOf(expectedItems: readonly Item[]): (label: string) => Item | undefined {
  const byLabel = new Map(
    expectedItems.flatMap((item) => item.qr.map((label) => [foldLabel(label), item] as const)),
  );
  const byCode = new Map(
    expectedItems.map((item) => [foldUnique(item.unique_id ?? `#${item.id}`), item] as const),
  );
  return (label) => byLabel.get(foldLabel(label)) ?? byCode.get(foldUnique(label));
}
