import { randomBytes } from 'node:crypto';
import { isPictureType } from '#shared/bucket/file-types.ts';
import { uploadKey } from '#shared/bucket/keys.ts';
import { presign, signedSeconds } from '#shared/bucket/sign.ts';
import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { filesMax } from '#shared/limits.ts';
import { commit } from '#shared/records/commit.ts';
import { nextId, readForWrite } from '#shared/records/read.ts';
import { answerRecord } from '#shared/records/view.ts';
import { addSeconds } from '#shared/time.ts';
import { editFiles } from './edit.ts';
import type { AwaitedFile, FileInput, FilesCreate } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { keyPartsOf } from './file-view.ts';
import { bytesOfFiles, fileChange, isStoredOrPending, liveFiles, shownSeconds } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';
import { readStorageQuota } from './storage-quota.ts';

/** Registers files of a record for upload, and answers with where to send each. */
export async function createFiles<R extends OwnerRecord, V extends object>(
  call: Call,
  owner: Owner<R, V>,
  id: number,
  { files: requests }: FilesCreate,
): Promise<Answer<V & { files: AwaitedFile[] }>> {
  const [record, before, quota, lastId] = await Promise.all([
    readForWrite<R>(call, owner.view.resource, id),
    readFileSet(call, owner.name, id),
    readStorageQuota(call),
    nextId(call, 'file', requests.length),
  ]);
  const newFiles = requests.map((one, index) =>
    newFile(call, lastId - requests.length + 1 + index, one),
  );
  const live = liveFiles(before.all, call.now);
  if (live.filter(isStoredOrPending).length + newFiles.length > filesMax) {
    refuse(`An ${owner.name} has at most ${filesMax} files, pending uploads included.`);
  }
  const after = [...live, ...newFiles];
  const addedBytes = bytesOfFiles(after) - bytesOfFiles(before.all);
  if (addedBytes > quota.remaining) {
    const space = `${quota.limit / 1024 ** 3} GiB`;
    refuse(
      `The account has ${space} for files, and this upload exceeds it. Delete files. Those of deleted records count for a day.`,
    );
  }
  const transaction = editFiles(call, owner, record, before, after, {
    changes: newFiles.map((file) => fileChange(null, file)),
    quota: quota.allows(addedBytes),
  });
  const [{ data, version = record.version }, uploads] = await Promise.all([
    answerRecord<R, V>(call, owner.view, record),
    Promise.all(newFiles.map((file) => showUpload(call, before, file))),
  ]);
  return commit(call, transaction, { data: { ...data, files: uploads }, version });
}

function refuse(message: string): never {
  throw new ApiError('file_limit_reached', { message });
}

function newFile(call: Call, id: number, { name, content_type, size, kind, main }: FileInput) {
  const file: StoredFile = {
    id,
    name,
    content_type,
    size,
    kind: kind ?? (isPictureType(content_type) ? 'picture' : 'file'),
    main,
    status: 'pending',
    token: randomBytes(16).toString('hex'),
    until: addSeconds(call.now, shownSeconds),
    created_at: call.now,
    created_by: call.caller.actor,
    request_id: call.requestId,
  };
  return file;
}

/** A file with its upload address, which allows one key, type and length, and no overwriting. */
async function showUpload(call: Call, record: FileSet, file: StoredFile): Promise<AwaitedFile> {
  const { id, name, content_type, size, kind, main, status } = file;
  const headers = { 'content-type': content_type, 'if-none-match': '*' };
  const url = await presign('PUT', {
    key: uploadKey(keyPartsOf(call, record, file)),
    now: call.arrivedAt,
    headers: { ...headers, 'content-length': String(size) },
  });
  const upload = {
    url,
    method: 'PUT' as const,
    // Omits the length, which clients send anyway and browsers let no script set.
    headers: { 'Content-Type': content_type, 'If-None-Match': '*' },
    expires_at: addSeconds(call.now, signedSeconds),
  };
  return { id, name, content_type, size, kind, main, status, upload };
}
