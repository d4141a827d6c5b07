import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { fileKey } from '#shared/bucket/keys.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { filesOf } from '#shared/families/files/file-set.ts';
import { resourceNames } from '#shared/families.ts';
import { contentOf } from '#shared/records/row.ts';
import {
  accountOfPartition,
  fileOwnerOfPartition,
  recordOfHistory,
  resourceOfPartition,
} from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { operatorCall } from '../../operator.ts';
import { rowsOfAccount } from './every-row.ts';

/** Reads an object of the bucket; undefined if it does not exist. */
export type ObjectReader = (key: string) => Promise<Uint8Array | undefined>;

/** The rows of an account to export, besides those of files. Indexes, counts and secrets are left out. */
const exportedEntities = new Set<unknown>([
  ...['account', ...resourceNames],
  ...['deleted', 'history', 'audit', 'notification'],
]);

/** A file that the folder has until everything is written. */
const incompleteFile = 'INCOMPLETE.txt';
const incompleteText =
  'This export is still running, or was interrupted: it lacks data of the account.\nA finished export has no such file.\n';

interface Export {
  account_id: number;
  folder: string;
  /** The numbers of lines, by file name. */
  lines: Record<string, number>;
  files: number;
}

/**
 * Writes all data of an account into a folder: each kind of record as JSON lines, with deleted records and
 * histories, and the uploaded files. Hashes of passwords and keys are not exported.
 * @throws Error for an unknown account, and for a folder that is not empty
 */
export async function exportAccount(
  account: number,
  folder: string,
  read: ObjectReader,
): Promise<Export> {
  await getAccount(operatorCall(account));
  await createIncomplete(folder);
  const report: Export = { account_id: account, folder, lines: {}, files: 0 };
  for await (const rows of rowsOfAccount(account)) {
    for (const row of rows) {
      if (row.entity === 'files') report.files += await exportFiles(row, folder, read);
    }
    const exportedRows = rows.filter(({ entity }) => exportedEntities.has(entity));
    for (const [name, ofKind] of Map.groupBy(exportedRows, ({ entity }) => `${entity}.jsonl`)) {
      const lines = ofKind.map((row) => `${JSON.stringify(lineOf(row), jsonValue)}\n`);
      await appendFile(join(folder, name), lines.join(''), { mode: 0o600 });
      report.lines[name] = (report.lines[name] ?? 0) + lines.length;
    }
  }
  await rm(join(folder, incompleteFile));
  return report;
}

/**
 * Creates a folder that is marked as incomplete. Throws if it is not empty, since its files may belong to another
 * account, or to another export that runs.
 */
async function createIncomplete(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.length > 0) {
    const reason = names.includes(incompleteFile) ? 'has an incomplete export' : 'is not empty';
    throw new Error(`The folder ${folder} ${reason}. Name a new one, or empty it first.`);
  }
  // Of two exports that begin at once, the second one fails here.
  await writeFile(join(folder, incompleteFile), incompleteText, { mode: 0o600, flag: 'wx' });
}

/** The content of a line. Histories and deleted records include what they are about. */
function lineOf(row: Row): object {
  const content = contentOf(row);
  if (row.entity === 'deleted') {
    return { resource: resourceOfPartition(row.pk).resource, ...content };
  }
  if (row.entity !== 'history') return content;
  return { of: resourceOfPartition(row.pk).resource, of_id: recordOfHistory(row), ...content };
}

/** Converts sets to lists, and long numbers to texts. */
function jsonValue(_name: string, value: unknown): unknown {
  if (value instanceof Set) return [...value];
  return typeof value === 'bigint' ? String(value) : value;
}

/** Writes the files of a record, such as `files/item-12/3 invoice.pdf`. Returns their number. */
async function exportFiles(row: Row, folder: string, read: ObjectReader): Promise<number> {
  const place = {
    account: accountOfPartition(row.pk),
    owner: fileOwnerOfPartition(row.pk),
    id: idOf(row.sk),
  };
  let count = 0;
  for (const { id, name, token, status } of filesOf(row)) {
    if (status !== 'stored') continue;
    const bytes = await read(fileKey({ ...place, file: id, token }));
    if (!bytes) {
      // It may have been removed since its row was read. Lost files must not be left out unnoticed.
      console.error(`File ${id} of ${place.owner} ${place.id} is not in the bucket: ${name}`);
      continue;
    }
    const path = join(folder, 'files', `${place.owner}-${place.id}`, `${id} ${safeFileName(name)}`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    count += 1;
  }
  return count;
}

/** Leaves space for the id, since file systems accept 255 bytes. */
const longestNameBytes = 200;
/** The longest text after the last dot that counts as an extension. */
const longestExtensionBytes = 20;

/** A name that all systems accept, and that leads to no other folder. */
function safeFileName(text: string): string {
  const clean = text.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_');
  const { name, ext } = parse(clean);
  const extensionBytes = Buffer.byteLength(ext);
  if (extensionBytes > longestExtensionBytes) return cut(clean, longestNameBytes);
  return `${cut(name, longestNameBytes - extensionBytes)}${ext}`;
}

/** The start of a text, at most `bytes` bytes long, without a partial character. */
function cut(text: string, bytes: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}
