import type { Answer, Call } from '#shared/call.ts';
import { item } from '#shared/families/items/record.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { getRecord } from '#shared/records/read.ts';
import type { File, FileQuery } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { showFile } from './file-view.ts';
import { liveFiles } from './files.ts';

/** A page of the files of an item by id: stored, pending and rejected. */
export async function listFiles(call: Call, id: number, query: FileQuery): Promise<Answer<File[]>> {
  const [set] = await Promise.all([readFileSet(call, id), getRecord(call, item, id)]);
  const page = answerWholeList(`item ${id} files`, query, liveFiles(set.all, call.now));
  const data = await Promise.all(page.data.map((file) => showFile(call, id, file)));
  return { ...page, data };
}
