import type { Answer, Call } from '#shared/call.ts';
import { item } from '#shared/families/items/record.ts';
import { getRecord } from '#shared/records/read.ts';
import type { ItemPictures } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { urlsOf } from './file-view.ts';
import { storedPictures } from './files.ts';
import type { StoredFile } from './record.ts';

/** The stored pictures of an item by id, and which is the main one. */
export async function listPictures(call: Call, id: number): Promise<Answer<ItemPictures>> {
  const [set] = await Promise.all([readFileSet(call, id), getRecord(call, item, id)]);
  const stored = storedPictures(set.all);
  const pictures = await Promise.all(stored.map((file) => showPicture(call, id, file)));
  const main = stored.find((file) => file.main);
  return { data: { item_id: id, main_picture_id: main?.id ?? null, pictures } };
}

async function showPicture(call: Call, item: number, file: StoredFile) {
  const { id, name, content_type, size, created_at, created_by } = file;
  const urls = await urlsOf(call, item, file);
  return { id, name, content_type, size, ...urls, created_at, created_by };
}
