import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { SortField } from '#shared/table/indexes.ts';
import type { SummarisedItem } from './item-summary.ts';
import { getRecord } from './read.ts';
import type { Names } from './reference-names.ts';

/** What records show of the items that they name, by id, and what their warnings follow from. */
export type Summaries = ReadonlyMap<number, SummarisedItem>;

/** What a write has read already, so that its answer need not read it again. */
export interface KnownRecords {
  names?: Names;
  items?: Summaries;
}

/** How the records of a resource are shown: what they refer to is read for all of them at once. */
export interface View<R extends BaseRecord, V, F extends SortField = SortField> {
  resource: Resource<R, F>;
  show: (call: Call, records: readonly R[], known?: KnownRecords) => Promise<V[]>;
  /** What the records themselves hold of the items that they name; it may lag by seconds. */
  storedSummaries?: (call: Call, records: readonly R[]) => Promise<KnownRecords>;
}

export async function answerRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
  known: KnownRecords = {},
): Promise<Answer<V>> {
  const [data] = await view.show(call, [record], known);
  if (data === undefined) throw new Error(`${view.resource.name} ${record.id} was not shown.`);
  return { data, version: record.version };
}

/** The answer that shows the live record of an id. Throws `not_found`. */
export async function answerById<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  id: number,
): Promise<Answer<V>> {
  return answerRecord(call, view, await getRecord(call, view.resource, id));
}

/** The answer of a write that would have been: the record that it would have made of it. */
export function answerDryRun<V>(data: V): Answer<V> {
  return { status: 200, data, meta: { dry_run: true } };
}

/** The answer of a write that finds nothing to change. */
export async function answerUnchanged<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
): Promise<Answer<V>> {
  return { ...(await answerRecord(call, view, record)), meta: { unchanged: true } };
}
