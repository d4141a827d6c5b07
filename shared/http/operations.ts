import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { idByRef } from '#shared/records/find-by-ref.ts';
import { listHistory } from '#shared/records/lists/history.ts';
import { answerById, type View } from '#shared/records/view.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** The operation that shows the live record of an id. */
export function showRecord<R extends BaseRecord, V>(view: View<R, V>) {
  return (call: Call, { id }: { id: number }) => answerById(call, view, id);
}

/** The operation that shows the live record of an external reference. */
export function showByRef<R extends BaseRecord, V>(view: View<R, V>) {
  return async (call: Call, { ref }: { ref: string }) =>
    answerById(call, view, await idByRef(call, view.resource, ref));
}

/** The operation that removes the live record of an external reference, as `remove` does by id. */
export function removeByRef<R extends BaseRecord, V>(
  resource: Resource<R>,
  remove: (call: Call, id: number) => Promise<V>,
) {
  return async (call: Call, { ref }: { ref: string }): Promise<V> => {
    const id = await idByRef(call, resource, ref);
    return remove({ ...call, ref }, id);
  };
}

/** The operation that lists a record's history, newest first. */
export function showHistory(resource: ResourceName) {
  return (call: Call, { id, query }: { id: number; query: PageQuery }) =>
    listHistory(call, resource, id, query);
}
