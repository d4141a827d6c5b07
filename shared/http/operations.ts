import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { listHistory } from '#shared/records/lists/history.ts';
import { answerById, type View } from '#shared/records/view.ts';

/** The operation that shows the live record of an id. */
export function showRecord<R extends BaseRecord, V>(view: View<R, V>) {
  return (call: Call, { id }: { id: number }) => answerById(call, view, id);
}

/** The operation that lists a record's history, newest first. */
export function showHistory(resource: ResourceName) {
  return (call: Call, { id, query }: { id: number; query: PageQuery }) =>
    listHistory(call, resource, id, query);
}
