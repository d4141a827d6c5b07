import type { FieldChange } from '#shared/fields/history.ts';
import type { MainPictureFields } from '#shared/resources/files.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { StoredFile } from './record.ts';

/** How long overdue and rejected files are shown. */
export const shownSeconds = 24 * 60 * 60;

/** How long a deleted record can be restored with its files, which go within a day. */
const restorableSeconds = 23 * 60 * 60;

/** Whether a file is stored or pending. */
export function isStoredOrPending({ status }: StoredFile): boolean {
  return status !== 'rejected';
}

/** The files that have not expired at `now`. */
export function liveFiles(all: readonly StoredFile[], now: string): StoredFile[] {
  return all.filter(({ until }) => until === undefined || now < until);
}

export function storedPictures(all: readonly StoredFile[]): StoredFile[] {
  return all.filter(({ status, kind }) => status === 'stored' && kind === 'picture');
}

/** At most this many rejected files of a record are kept: their row must not grow with each new attempt. */
const rejectedMax = 50;

/** The files without the older ones of many that were rejected. */
export function withFewRejected(all: readonly StoredFile[]): StoredFile[] {
  const lastRejected = new Set(all.filter((one) => !isStoredOrPending(one)).slice(-rejectedMax));
  return all.filter((one) => isStoredOrPending(one) || lastRejected.has(one));
}

/** The files of a record that was deleted at `now`: those that are stored expire, and no others are awaited. */
export function withExpiry(all: readonly StoredFile[], now: string): StoredFile[] {
  const until = addSeconds(now, restorableSeconds);
  return all.filter(({ status }) => status === 'stored').map((one) => ({ until, ...one }));
}

/** The files of a record that is restored: those that are stored stay. */
export function withoutExpiry(all: readonly StoredFile[]): StoredFile[] {
  return all.map((one) => {
    const { until: _until, ...rest } = one;
    return one.status === 'stored' ? rest : one;
  });
}

/** The storage of stored and pending files, in bytes. */
export function bytesOfFiles(all: readonly StoredFile[]): number {
  return all.filter(isStoredOrPending).reduce((sum, { size }) => sum + size, 0);
}

/** The stored files that are no pictures. */
export function otherFiles(all: readonly StoredFile[]): StoredFile[] {
  return all.filter(({ status, kind }) => status === 'stored' && kind !== 'picture');
}

export function mainPictureOf(all: readonly StoredFile[]): MainPictureFields {
  const main = storedPictures(all).find((one) => one.main);
  if (!main) return { main_picture_id: null, main_picture_file: null };
  const { id, name, content_type, token } = main;
  return { main_picture_id: id, main_picture_file: { name, content_type, token } };
}

/** The files with one picture, or none, as the main one. */
export function withMain(all: readonly StoredFile[], id: number | undefined): StoredFile[] {
  return all.map((one) => (one.status === 'stored' ? { ...one, main: one.id === id } : one));
}

/** The files without one of them. If it was the main picture, the oldest other one becomes it. */
export function withoutFile(all: readonly StoredFile[], file: StoredFile): StoredFile[] {
  const rest = all.filter(({ id }) => id !== file.id);
  if (file.status !== 'stored' || !file.main) return rest;
  const [oldest] = storedPictures(rest).sort((a, b) => a.id - b.id);
  return withMain(rest, oldest?.id);
}

/** The files with one of them stored. */
export function withStored(all: readonly StoredFile[], file: StoredFile): StoredFile[] {
  const { until: _until, ...rest } = file;
  const hasMain = storedPictures(all).some(({ main }) => main);
  const isMain = file.kind === 'picture' && (file.main || !hasMain);
  const stored: StoredFile = { ...rest, status: 'stored', main: isMain };
  const next = all.map((one) => (one.id === file.id ? stored : one));
  return isMain ? withMain(next, file.id) : next;
}

/** The history entry's change for an added or removed file. */
export function fileChange(from: StoredFile | null, to: StoredFile | null): FieldChange {
  const withoutToken = (file: StoredFile | null) => {
    if (!file) return null;
    const { name, content_type, size, kind } = file;
    return { name, content_type, size, kind };
  };
  return { field: `files.${(to ?? from)?.id}`, from: withoutToken(from), to: withoutToken(to) };
}

/** When files of a record expire. */
export function remindersOfFiles(all: readonly StoredFile[]): Reminder<'files_over'>[] {
  const times = new Set(all.flatMap(({ until }) => until ?? []));
  return [...times].map((at) => ({ kind: 'files_over', remindAt: at, at }));
}
