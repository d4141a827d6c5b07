import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { facetTotalOf, readCounts, totalOf } from '#shared/records/live-counts.ts';
import type { GroupOrder, Resource } from '#shared/records/resource.ts';
import type { Row } from '#shared/table/rows.ts';
import { idKey, idOf, timeKey } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import type { Selection } from './filters.ts';
import { readGroup } from './groups.ts';
import { type Place, readPlaces } from './keyed-page.ts';
import { isBehind, type PageWindow, reachOf, skipOf } from './page-window.ts';
import type { Page } from './pages.ts';
import { pageOfRecords } from './selected-pages.ts';

/**
 * A page in an order that groups have. Those of a value are few, and read whole from the index; of
 * those without one no more is read than the page reaches into. What other conditions select is read.
 */
export async function pageByGroups<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  { field, order }: { field: string; order: GroupOrder },
  window: PageWindow,
  selection: Selection<R> | undefined,
): Promise<Page<R>> {
  if (selection && (selection.groups?.index !== 'by-group' || selection.keep)) {
    const keyOf = (record: R) => timeKey(textOf(record, field), record.id);
    return pageOfRecords(call, resource, keyOf, window, await selection.ids(), selection.keep);
  }
  const shown = new Set<unknown>(selection?.groups?.prefixes ?? [...order.valued, ...order.empty]);
  const groups = {
    valued: order.valued.filter((group) => shown.has(group)),
    empty: order.empty.filter((group) => shown.has(group)),
  };
  const valued = await readValued(call, resource, groups.valued);
  const [places, total] = await Promise.all([
    placesOf(call, resource, valued, groups.empty, window),
    groups.empty.length === 0 ? valued.length : countAll(call, resource, selection),
  ]);
  return { ...(await readPlaces(call, resource, places, window.limit)), total };
}

async function countAll<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  selection: Selection<R> | undefined,
): Promise<number> {
  if (selection?.total) return selection.total();
  const counts = await readCounts(call, resource.name);
  return selection?.facets ? facetTotalOf(counts, selection.facets) : totalOf(counts);
}

/** All that has a value, ascending. */
async function readValued<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  groups: readonly string[],
): Promise<Place[]> {
  const read = groups.map(async (group) => {
    const rows = await readGroup(call, resource, 'by-group', group);
    return rows.map((row) => placeOf(row, String(row.group_key).slice(group.length + 1)));
  });
  return (await Promise.all(read)).flat().sort((a, b) => compareText(a.key, b.key));
}

/** The places from where a page begins, one more than it has: what has no value stands last. */
async function placesOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  valued: readonly Place[],
  empty: readonly string[],
  window: PageWindow,
): Promise<Place[]> {
  const { after, descending } = window;
  const [skip, reach] = [skipOf(window), reachOf(window)];
  const ordered = descending ? valued.toReversed() : valued;
  const known = ordered.filter(({ key }) => isBehind(window, key));
  if (!descending && known.length >= reach) return known.slice(skip, reach);
  const isPastEmpty = descending && after !== undefined && !after.startsWith(noValue);
  const rest = isPastEmpty ? [] : await readEmpty(call, resource, empty, window, reach);
  return (descending ? [...rest, ...known] : [...known, ...rest]).slice(skip, reach);
}

const noValue = timeKey(null, 0).slice(0, -idKey(0).length);

/** The first places of those that have no value, by their ids. */
async function readEmpty<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  groups: readonly string[],
  { after, descending }: PageWindow,
  limit: number,
): Promise<Place[]> {
  const behind = after?.startsWith(noValue) ? idOf(after) : undefined;
  const read = groups.map((group) => {
    return readGroup(call, resource, 'by-group', group, { behind, descending, limit });
  });
  const ids = (await Promise.all(read)).flat().map((row) => idOf(row.sk));
  return ids
    .sort((a, b) => (descending ? b - a : a - b))
    .slice(0, limit)
    .map((id) => ({ id, key: timeKey(null, id) }));
}

const placeOf = (row: Row, key: string): Place => ({ id: idOf(row.sk), key });

function textOf(record: object, field: string): string | null {
  const value = new Map<string, unknown>(Object.entries(record)).get(field);
  return typeof value === 'string' ? value : null;
}
