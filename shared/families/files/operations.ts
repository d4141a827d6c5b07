import { isDeepStrictEqual } from 'node:util';
import type { Answer, Call } from '#shared/call.ts';
import { ApiError, invalidField } from '#shared/errors.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { editFiles } from './edit.ts';
import type { File, FileUpdate } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { showFile } from './file-view.ts';
import { fileChange, liveFiles, withMain, withoutFile } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';
import type { StoredFile } from './record.ts';

/** Renames a file, or sets or clears the main picture. */
export async function updateFile<R extends OwnerRecord, V>(
  call: Call,
  owner: Owner<R, V>,
  id: number,
  fileId: number,
  { name, main }: FileUpdate,
): Promise<Answer<File>> {
  const { record, before, live, file } = await readFileToWrite(call, owner, id, fileId);
  if (main) assertStoredPicture(file);
  const renamedFiles = live.map((one) =>
    one.id === fileId ? { ...one, name: name ?? one.name } : one,
  );
  const after = setMain(renamedFiles, file, main);
  const changedFile = after.find((one) => one.id === fileId) ?? file;
  const data = await showFile(call, before, changedFile);
  if (isDeepStrictEqual(changedFile, file)) return { data, meta: { unchanged: true } };
  const changes = changesOf(file, changedFile);
  return commit(call, editFiles(call, owner, record, before, after, { changes }), { data });
}

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

/** A file of a record, and the others that have not expired. `If-Match` applies to the record. */
async function readFileToWrite<R extends OwnerRecord, V>(
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

function assertStoredPicture({ status, kind }: StoredFile): void {
  if (status === 'stored' && kind === 'picture') return;
  const message = 'Only a picture that is stored can be the main one.';
  throw invalidField('main', 'invalid_value', message);
}

function setMain(
  all: readonly StoredFile[],
  { id, status, main: isMain }: StoredFile,
  main: boolean | undefined,
): readonly StoredFile[] {
  if (main === undefined || main === isMain) return all;
  if (status === 'stored') return withMain(all, main ? id : undefined);
  return all.map((one) => (one.id === id ? { ...one, main } : one));
}

function changesOf(before: StoredFile, after: StoredFile): FieldChange[] {
  return (['name', 'main'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field: `files.${after.id}.${field}`,
      from: before[field],
      to: after[field],
    }));
}
