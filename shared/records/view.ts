import type { Answer, Call } from '#shared/call.ts';
import {
  type ListQuery,
  listRecords,
  type Orders,
  type Selection,
} from '#shared/records/lists/list.ts';
import { syncRecords, type Tombstone } from '#shared/records/lists/sync.ts';
import type { BaseRecord, Resource } from '#shared/resources/resource.ts';
import { getRecord } from './records.ts';

/** How the records of a resource are shown: what they refer to is read for all of them at once. */
export interface View<R extends BaseRecord, V> {
  resource: Resource<R>;
  orders: Orders;
  show: (call: Call, records: readonly R[]) => Promise<V[]>;
}

/** The answer that shows one record. */
export async function answerRecord<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
): Promise<Answer<V>> {
  const [data] = await view.show(call, [record]);
  if (data === undefined) throw new Error(`${view.resource.name} ${record.id} was not shown.`);
  return { data, version: record.version };
}

/** The answer that shows the live record of an id. Throws `not_found`. */
export async function answerId<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  id: number,
): Promise<Answer<V>> {
  return answerRecord(call, view, await getRecord(call.caller, view.resource, id));
}

/** The answer of a dry run: the record as it would be, which has no id and no ETag. */
export function dryRun<V extends { id: number }>(data: V): Answer<V> {
  // The declaration says what a record is; one that was not written lacks its id alone.
  const draft = { ...data, id: null } as unknown as V;
  return { status: 200, data: draft, meta: { dry_run: true } };
}

/** The answer of a write that found all as it was to be. */
export async function answerUnchanged<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
): Promise<Answer<V>> {
  return { ...(await answerRecord(call, view, record)), meta: { unchanged: true } };
}

/** The answer that shows one page of a list. */
export async function answerPage<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: ListQuery,
  selection?: Selection<R>,
): Promise<Answer<V[]>> {
  const { records, pagination } = await listRecords(
    call,
    view.resource,
    view.orders,
    query,
    selection,
  );
  return { data: await view.show(call, records), meta: { pagination } };
}

/** The answer that shows one page of a list, or of what changed in it since a time. */
export async function answerList<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: ListQuery & { updated_since?: string | undefined; include_deleted?: boolean | undefined },
  selection?: Selection<R>,
): Promise<Answer<(V | Tombstone)[]>> {
  const { updated_since, include_deleted } = query;
  if (updated_since === undefined) return answerPage(call, view, query, selection);
  const sync = { ...query, updated_since, include_deleted };
  const { records, pagination } = await syncRecords(call, view.resource, sync);
  const live = records.filter((record): record is R => !isTombstone(record));
  const shown = await view.show(call, live);
  const byId = new Map(live.map((record, index) => [record.id, shown[index]]));
  const data = records.flatMap((record): (V | Tombstone)[] => {
    if (isTombstone(record)) return [record];
    const one = byId.get(record.id);
    return one === undefined ? [] : [one];
  });
  return { data, meta: { pagination } };
}

function isTombstone(record: BaseRecord | Tombstone): record is Tombstone {
  return 'deleted_at' in record;
}
