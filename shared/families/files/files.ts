import type { ItemRecord } from '#shared/families/items/record.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import type { StoredFile } from './record.ts';

/** How many files an item may have, those that are still to come included. */
export const mostFiles = 50;
/** What did not come, and what was rejected, is shown for so long. */
export const shownSeconds = 24 * 60 * 60;

/** Whether a file is there, or may still come. */
export function isHeld({ status }: StoredFile): boolean {
  return status !== 'rejected';
}

/** The files whose time is not over at `now`. */
export function liveFiles(all: readonly StoredFile[], now: string): StoredFile[] {
  return all.filter(({ until }) => until === undefined || now < until);
}

export function storedPictures(all: readonly StoredFile[]): StoredFile[] {
  return all.filter(({ status, kind }) => status === 'stored' && kind === 'picture');
}

/** What the files that are held take of the account's room. */
export function bytesOfFiles(all: readonly StoredFile[]): number {
  return all.filter(isHeld).reduce((sum, { size }) => sum + size, 0);
}

/** What an item tells of its files. */
type MainPictureFields = Pick<ItemRecord, 'main_picture_id' | 'main_picture_file'>;

/** What an item with these files tells of its main picture. */
export function mainPictureOf(all: readonly StoredFile[]): MainPictureFields {
  const main = storedPictures(all).find((one) => one.main);
  if (!main) return { main_picture_id: null, main_picture_file: null };
  const { id, name, content_type, token } = main;
  return { main_picture_id: id, main_picture_file: { name, content_type, token } };
}

/** The files with one picture as the main one; with none where none is said. */
export function withMain(all: readonly StoredFile[], id: number | undefined): StoredFile[] {
  return all.map((one) => (one.status === 'stored' ? { ...one, main: one.id === id } : one));
}

/** The files without one of them; the oldest other picture stands in for the main one. */
export function withoutFile(all: readonly StoredFile[], file: StoredFile): StoredFile[] {
  const rest = all.filter(({ id }) => id !== file.id);
  if (file.status !== 'stored' || !file.main) return rest;
  const [oldest] = storedPictures(rest).sort((a, b) => a.id - b.id);
  return withMain(rest, oldest?.id);
}

/** The files with one that has come, and was found to be what it was said to be. */
export function withStored(all: readonly StoredFile[], file: StoredFile): StoredFile[] {
  const { until: _until, ...kept } = file;
  const hasMain = storedPictures(all).some(({ main }) => main);
  const isMain = file.kind === 'picture' && (file.main || !hasMain);
  const stored: StoredFile = { ...kept, status: 'stored', main: isMain };
  const next = all.map((one) => (one.id === file.id ? stored : one));
  return isMain ? withMain(next, file.id) : next;
}

/** How history tells of a file that comes, or goes. */
export function fileChange(from: StoredFile | null, to: StoredFile | null): FieldChange {
  const shown = (file: StoredFile | null) => {
    if (!file) return null;
    const { name, content_type, size, kind } = file;
    return { name, content_type, size, kind };
  };
  return { field: `files.${(to ?? from)?.id}`, from: shown(from), to: shown(to) };
}

/** When something has to be taken off the files of an item. */
export function remindersOfFiles(all: readonly StoredFile[]): Reminder<'files_over'>[] {
  const times = new Set(all.flatMap(({ until }) => until ?? []));
  return [...times].map((at) => ({ kind: 'files_over', remindAt: at, at }));
}
