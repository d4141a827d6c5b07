import type { FileKeyParts } from '#shared/bucket/keys.ts';
import type { Call } from '#shared/call.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction, withCounters } from '#shared/records/transaction.ts';
import { absent } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { editFiles } from './edit.ts';
import { fileSetChange, readFileSet } from './file-set.ts';
import { liveFiles, shownSeconds, withExpiry, withFewRejected, withStored } from './files.ts';
import { issueOwner, itemOwner, type Owner, type OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';

/** The status of a file after an upload, or that it no longer exists. */
type FileState = StoredFile['status'] | 'gone';

/** The file of an upload, if it still exists at `now`. */
export async function findFile(
  keyParts: FileKeyParts,
  now: number,
): Promise<StoredFile | undefined> {
  const set = await readFileSet(inAccount(keyParts), keyParts.owner, keyParts.id);
  return fileOf(set, keyParts, formatInstant(now));
}

/**
 * Marks a file as stored, with as many bytes as are left of it, unless it was settled or deleted before.
 * Returns its status.
 */
export function storeFile(keyParts: FileKeyParts, size: number, now: number): Promise<FileState> {
  return settle(keyParts, now, 'stored', (call, before, live, file) => {
    const after = withStored(live, { ...file, size });
    return keyParts.owner === 'item'
      ? editOwned(call, itemOwner, before, after)
      : editOwned(call, issueOwner, before, after);
  });
}

/** Marks a file as rejected with a reason, which is shown for a day. */
export function rejectFile(
  keyParts: FileKeyParts,
  reason: string,
  now: number,
): Promise<FileState> {
  const until = addSeconds(formatInstant(now), shownSeconds);
  return settle(keyParts, now, 'rejected', async (call, before, live, file) => {
    const rejectedFile: StoredFile = { ...file, status: 'rejected', main: false, reason, until };
    const after = live.map((one) => (one.id === file.id ? rejectedFile : one));
    return fileSetChange(call, before, withFewRejected(after));
  });
}

/** Records the preview of a stored file. Returns the file's status. */
export function notePreview(keyParts: FileKeyParts, now: number): Promise<FileState> {
  return retryOnConflict(async () => {
    const before = await readFileSet(inAccount(keyParts), keyParts.owner, keyParts.id);
    const file = fileOf(before, keyParts, formatInstant(now));
    if (!file) return 'gone';
    const after = before.all.map((one) =>
      one.id === file.id ? { ...one, has_preview: true } : one,
    );
    await commitRows(withCounters(fileSetChange(inAccount(keyParts), before, after)));
    return file.status;
  });
}

type Settle = (
  call: Call,
  before: FileSet,
  live: readonly StoredFile[],
  file: StoredFile,
) => Promise<Partial<Transaction>>;

/** Settles a pending file once; later calls find it settled. */
function settle(
  keyParts: FileKeyParts,
  now: number,
  outcome: 'stored' | 'rejected',
  decide: Settle,
): Promise<FileState> {
  return retryOnConflict(async () => {
    const time = formatInstant(now);
    const before = await readFileSet(inAccount(keyParts), keyParts.owner, keyParts.id);
    const live = liveFiles(before.all, time);
    const file = fileOf(before, keyParts, time);
    if (!file) return 'gone';
    if (file.status !== 'pending') return file.status;
    const transaction = await decide(callFor(keyParts, file, now), before, live, file);
    await commitRows(withCounters(transaction));
    return outcome;
  });
}

const inAccount = ({ account: accountId }: FileKeyParts) => ({ caller: { accountId } });

function fileOf(
  { all }: FileSet,
  { file, token }: FileKeyParts,
  now: string,
): StoredFile | undefined {
  return liveFiles(all, now).find((one) => one.id === file && one.token === token);
}

/** A file's changes are attributed to the caller and request that created it. */
function callFor({ account }: FileKeyParts, file: StoredFile, now: number): Call {
  const caller = { accountId: account, actor: file.created_by };
  return { caller, requestId: file.request_id, now: formatInstant(now), arrivedAt: now };
}

/** The writes of the files of a record, which is read first: it may have been deleted, and can be restored. */
async function editOwned<R extends OwnerRecord, V>(
  call: Call,
  owner: Owner<R, V>,
  before: FileSet,
  after: readonly StoredFile[],
): Promise<Transaction> {
  const [record] = await readLinked<R>(call, owner.view.resource, [before.id]);
  if (record) return editFiles(call, owner, record, before, after, {});
  const key = rowKey.record(call.caller.accountId, owner.name, before.id);
  return joinWrites(fileSetChange(call, before, withExpiry(after, call.now)), {
    writes: [{ kind: 'check', key, condition: absent }],
  });
}
