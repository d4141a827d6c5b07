import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { readForWrite } from '#shared/records/read.ts';
import { readFileSet } from './file-set.ts';
import { liveFiles } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';

/**
 * Reads a file of a record for a write, and the others that have not expired. `If-Match` applies to
 * the record.
 * @throws ApiError `not_found`, or `version_mismatch`
 */
export async function readFileToWrite<R extends OwnerRecord, V>(
  call: Call,
  { name, view }: Owner<R, V>,
  id: number,
  fileId: number,
) {
  const [record, before] = await Promise.all([
    readForWrite(call, view.resource, id),
    readFileSet(call, name, id),
  ]);
  const live = liveFiles(before.all, call.now);
  const file = live.find((one) => one.id === fileId);
  if (!file) throw new ApiError('not_found');
  return { record, before, live, file };
}
