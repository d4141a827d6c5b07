import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { readFileSet } from './file-set.ts';
import { liveFiles } from './files.ts';
import type { FileSet, StoredFile } from './record.ts';

/** A file to change, among the files of its item. */
interface FileToWrite {
  record: Current<ItemRecord>;
  before: FileSet;
  /** The files that have not expired. */
  live: StoredFile[];
  file: StoredFile;
}

/**
 * Reads a file of an item for a write. `If-Match` applies to the item.
 * @throws ApiError `not_found`, or `version_mismatch`
 */
export async function readFileToWrite(call: Call, id: number, fileId: number) {
  const [record, before] = await Promise.all([readForWrite(call, item, id), readFileSet(call, id)]);
  const live = liveFiles(before.all, call.now);
  const file = live.find((one) => one.id === fileId);
  if (!file) throw new ApiError('not_found');
  return { record, before, live, file } satisfies FileToWrite;
}
