import { downloadUrl } from '#shared/bucket/downloads.ts';
import { fileKey } from '#shared/bucket/keys.ts';
import type { Call } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import type { MainPicture, MainPictureFields } from '#shared/resources/files.ts';

/** The main pictures of records by their ids, with addresses that are valid for 15 minutes. */
export async function mainPictures(
  { caller: { accountId: account }, arrivedAt }: Call,
  owner: FileOwner,
  records: readonly (MainPictureFields & { id: number })[],
): Promise<ReadonlyMap<number, MainPicture>> {
  const pictures = records.map(async ({ id, main_picture_id: main, main_picture_file: file }) => {
    if (main === null || file === null) return [];
    const { name, content_type: contentType, token } = file;
    const key = fileKey({ account, owner, id, file: main, token });
    const url = await downloadUrl({ key, name, contentType }, arrivedAt);
    return [[id, { id: main, name, url }] as const];
  });
  return new Map((await Promise.all(pictures)).flat());
}
