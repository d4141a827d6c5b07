import type { Answer, Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { editFiles } from './edit.ts';
import { readFileToWrite } from './file-to-write.ts';
import { fileChange, withoutFile } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';

/** Deletes a file of a record. Its objects are removed after the transaction. */
export async function removeFile<R extends OwnerRecord, V>(
  call: Call,
  owner: Owner<R, V>,
  id: number,
  fileId: number,
): Promise<Answer<undefined>> {
  const { record, before, live, file } = await readFileToWrite(call, owner, id, fileId);
  const changes = [fileChange(file, null)];
  const transaction = editFiles(call, owner, record, before, withoutFile(live, file), { changes });
  return commit(call, transaction, { data: undefined });
}
