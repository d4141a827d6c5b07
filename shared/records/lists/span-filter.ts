import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { queryKeys } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { type Span, spanIndex, spanOf, spanRanges } from '#shared/table/span.ts';
import type { Filter } from './filters.ts';

/** A time window. A missing side is open. */
interface TimeRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a half-open span overlaps a window. */
export function reachesInto({ start, end }: Pick<Span, 'start' | 'end'>, { from, to }: TimeRange) {
  return (from === undefined || end > from) && (to === undefined || start < to);
}

type FoundSpan = Span & { id: number };

/** The spans of bookings that overlap a window. An overdue booking lasts until now. */
export async function readSpans(
  { caller: { accountId }, now }: Call,
  name: ResourceName,
  { from, to }: TimeRange,
): Promise<FoundSpan[]> {
  const pk = partition.records(accountId, name);
  const ranges = spanRanges(from, to).map((range) => queryKeys({ pk, index: spanIndex, range }));
  return (await Promise.all(ranges))
    .flat()
    .map((key) => ({ ...spanOf(key), id: idOf(key) }))
    .map((span) => (span.isOpen && span.end < now ? { ...span, end: now } : span))
    .filter(({ end }) => from === undefined || end > from);
}

/** The bookings that overlap a window; undefined without a window. */
export function spanFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  window: TimeRange,
): Filter<R> | undefined {
  if (window.from === undefined && window.to === undefined) return undefined;
  const ids = async () => {
    const spans = await readSpans(call, resource.name, window);
    return new IdSet(spans.map(({ id }) => id));
  };
  return { ids };
}
