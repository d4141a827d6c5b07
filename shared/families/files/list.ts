import type { Answer, Call } from '#shared/call.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { getRecord } from '#shared/records/read.ts';
import type { File, IssuePictures, ItemPictures } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { showFile, urlsOf } from './file-view.ts';
import { liveFiles, storedPictures } from './files.ts';
import { issueOwner, itemOwner, type Owner, type OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';

/** A page of the files of a record by id: stored, pending and rejected. */
export async function listFiles<R extends OwnerRecord, V>(
  call: Call,
  owner: Owner<R, V>,
  id: number,
  query: PageQuery,
): Promise<Answer<File[]>> {
  const set = await readFilesOfLive(call, owner, id);
  const page = answerWholeList(`${owner.name} ${id} files`, query, liveFiles(set.all, call.now));
  const data = await Promise.all(page.data.map((file) => showFile(call, set, file)));
  return { ...page, data };
}

/** The stored pictures of an item by id, and which is the main one. */
export async function listItemPictures(call: Call, id: number): Promise<Answer<ItemPictures>> {
  return { data: { item_id: id, ...(await picturesOf(call, itemOwner, id)) } };
}

/** The stored pictures of an issue by id, and which is the main one. */
export async function listIssuePictures(call: Call, id: number): Promise<Answer<IssuePictures>> {
  return { data: { issue_id: id, ...(await picturesOf(call, issueOwner, id)) } };
}

async function picturesOf<R extends OwnerRecord, V>(call: Call, owner: Owner<R, V>, id: number) {
  const set = await readFilesOfLive(call, owner, id);
  const stored = storedPictures(set.all);
  const pictures = await Promise.all(stored.map((file) => showPicture(call, set, file)));
  const main = stored.find((file) => file.main);
  return { main_picture_id: main?.id ?? null, pictures };
}

async function showPicture(call: Call, record: FileSet, file: StoredFile) {
  const { id, name, content_type, size, created_at, created_by } = file;
  const urls = await urlsOf(call, record, file);
  return { id, name, content_type, size, ...urls, created_at, created_by };
}

/** @throws ApiError `not_found` where the record is not live */
async function readFilesOfLive<R extends OwnerRecord, V>(
  call: Call,
  { name, view }: Owner<R, V>,
  id: number,
): Promise<FileSet> {
  const [set] = await Promise.all([
    readFileSet(call, name, id),
    getRecord<R>(call, view.resource, id),
  ]);
  return set;
}
