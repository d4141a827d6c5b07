import type { Answer, Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { editFiles } from './edit.ts';
import { readFileToWrite } from './file-to-write.ts';
import { fileChange, withoutFile } from './files.ts';

/** Deletes a file of an item. Its objects are removed after the transaction. */
export async function removeFile(
  call: Call,
  id: number,
  fileId: number,
): Promise<Answer<undefined>> {
  const { record, before, live, file } = await readFileToWrite(call, id, fileId);
  const changes = [fileChange(file, null)];
  const transaction = editFiles(call, record, before, withoutFile(live, file), { changes });
  return commit(call, transaction, { data: undefined });
}
