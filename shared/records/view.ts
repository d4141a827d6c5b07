import type * as z from 'zod/mini';
import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { SortField } from '#shared/table/indexes.ts';
import type { SummarisedItem } from './item-summary.ts';
import { getRecord } from './read.ts';
import type { Names } from './reference-names.ts';

/** Summaries of named items by id, for records and their warnings. */
export type Summaries = ReadonlyMap<number, SummarisedItem>;

/** What is known already, so that an answer need not read it; a list reads summaries and names at once. */
export interface KnownRecords {
  names?: Names;
  items?: Summaries | Promise<Summaries | undefined>;
}

/** How a resource is shown. References are read for all its records at once. */
export interface View<R extends BaseRecord, V, F extends SortField = SortField> {
  resource: Resource<R, F>;
  /** The schema of the view, with its fields in their order. */
  schema?: z.ZodMiniType<V>;
  show: (call: Call, records: readonly R[], knownRecords?: KnownRecords) => Promise<V[]>;
  /** Item summaries stored in the records themselves, which may lag by seconds; undefined to read the items. */
  storedSummaries?: (call: Call, records: readonly R[]) => Promise<Summaries | undefined>;
}

/** Answers a record as its view shows it, with its version. */
export async function answerRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
  knownRecords: KnownRecords = {},
): Promise<Answer<V>> {
  const [data] = await view.show(call, [record], knownRecords);
  if (data === undefined) throw new Error(`${view.resource.name} ${record.id} was not shown.`);
  return { data, version: record.version };
}

/** Records as their view shows them, by id. */
export async function showById<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  records: readonly R[],
): Promise<Map<number, V>> {
  const shownRecords = await view.show(call, records);
  return new Map(
    records.flatMap(({ id }, index) => {
      const one = shownRecords[index];
      return one === undefined ? [] : [[id, one] as const];
    }),
  );
}

/**
 * Answers the live record of an id.
 * @throws ApiError `not_found`
 */
export async function answerById<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  id: number,
): Promise<Answer<V>> {
  return answerRecord(call, view, await getRecord(call, view.resource, id));
}

/** Answers a dry run with the record that it would write. */
export function answerDryRun<V>(data: V, meta: Answer['meta'] = {}): Answer<V> {
  return { status: 200, data, meta: { ...meta, dry_run: true } };
}

/** Answers a write that changed nothing with the record as it is. */
export async function answerUnchanged<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
): Promise<Answer<V>> {
  return { ...(await answerRecord(call, view, record)), meta: { unchanged: true } };
}
