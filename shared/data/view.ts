import type { Answer, Call } from '../call.ts';
import type { BaseRecord, Resource } from '../resources/resource.ts';
import {
  type ListQuery,
  listRecords,
  type Orders,
  type Selection,
  type Tombstone,
} from './listing.ts';
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

/** The answer of a write that found all as it was to be. */
export async function answerUnchanged<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  record: R,
): Promise<Answer<V>> {
  return { ...(await answerRecord(call, view, record)), meta: { unchanged: true } };
}

/** The answer that shows one page of a list. */
export async function answerList<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: ListQuery,
  selection?: Selection<R>,
): Promise<Answer<(V | Tombstone)[]>> {
  const { records, pagination } = await listRecords(
    call,
    view.resource,
    view.orders,
    query,
    selection,
  );
  const live = records.filter((record): record is R => !isTombstone(record));
  const shown = await view.show(call, live);
  const byId = new Map(live.map((record, index) => [record.id, shown[index]]));
  const data = records.flatMap((record): (V | Tombstone)[] => {
    const view = byId.get(record.id);
    if (isTombstone(record)) return [record];
    return view === undefined ? [] : [view];
  });
  return { data, meta: { pagination } };
}

function isTombstone(record: BaseRecord | Tombstone): record is Tombstone {
  return 'deleted_at' in record;
}
