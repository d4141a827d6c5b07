import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { readFileSet } from './file-set.ts';
import { liveFiles } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';

/** A file to change, among the files of its record. */
interface FileToWrite<R extends OwnerRecord> {
  record: Current<R>;
  before: FileSet;
  /** The files that have not expired. */
  live: StoredFile[];
  file: StoredFile;
}

/**
 * Reads a file of a record for a write. `If-Match` applies to the record.
 * @throws ApiError `not_found`, or `version_mismatch`
 */
export async function readFileToWrite<R extends OwnerRecord, V>(
  call: Call,
  { name, view }: Owner<R, V>,
  id: number,
  fileId: number,
): Promise<FileToWrite<R>> {
  const [record, before] = await Promise.all([
    readForWrite(call, view.resource, id),
    readFileSet(call, name, id),
  ]);
  const live = liveFiles(before.all, call.now);
  const file = live.find((one) => one.id === fileId);
  if (!file) throw new ApiError('not_found');
  return { record, before, live, file };
}
