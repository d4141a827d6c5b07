import { downloadUrl } from '#shared/bucket/downloads.ts';
import { fileKey } from '#shared/bucket/keys.ts';
import type { Call } from '#shared/call.ts';
import type { MainPicture } from './fields.ts';
import type { ItemRecord } from './record.ts';

/** The main pictures of items by item id, with addresses that are valid for 15 minutes. */
export async function mainPictures(
  { caller: { accountId: account }, arrivedAt }: Call,
  records: readonly ItemRecord[],
): Promise<ReadonlyMap<number, MainPicture>> {
  const shown = records.filter(({ main_picture_file }) => main_picture_file !== null);
  if (shown.length === 0) return new Map();
  const pictures = shown.map(async ({ id: item, main_picture_id: id, main_picture_file: file }) => {
    if (id === null || file === null) return [];
    const { name, content_type: contentType, token } = file;
    const key = fileKey({ account, item, file: id, token });
    const url = await downloadUrl({ key, name, contentType }, arrivedAt);
    return [[item, { id, name, url }] as const];
  });
  return new Map((await Promise.all(pictures)).flat());
}
