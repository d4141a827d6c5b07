import type { Answer, Call } from '#shared/call.ts';
import type { WholeListQuery } from '#shared/fields/query.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { getRecord } from '#shared/records/read.ts';
import type { File } from './fields.ts';
import { readFileSet } from './file-set.ts';
import { showFile } from './file-view.ts';
import { liveFiles } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';

/** A page of the files of a record by id: stored, pending and rejected. */
export async function listFiles<R extends OwnerRecord, V>(
  call: Call,
  { name, view }: Owner<R, V>,
  id: number,
  query: WholeListQuery,
): Promise<Answer<File[]>> {
  const [set] = await Promise.all([
    readFileSet(call, name, id),
    getRecord<R>(call, view.resource, id),
  ]);
  const page = answerWholeList(`${name} ${id} files`, query, liveFiles(set.all, call.now));
  const data = await Promise.all(page.data.map((file) => showFile(call, set, file)));
  return { ...page, data };
}
