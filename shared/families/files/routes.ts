import * as z from 'zod/mini';
import { read as readsIssues, write as writesIssues } from '#shared/families/issues/access.ts';
import { read, write as writesItems } from '#shared/families/items/access.ts';
import type { FileOwner } from '#shared/families.ts';
import { PageQuery } from '#shared/fields/query.ts';
import { filesMax } from '#shared/limits.ts';
import { type Route, route } from '#shared/routes/route.ts';
import {
  File,
  FilesCreate,
  FileUpdate,
  IssuePictures,
  IssueWithUploads,
  ItemPictures,
  ItemWithUploads,
} from './fields.ts';

const uploading =
  'Send each file as its `upload` says, within 15 minutes. The content is checked by its first bytes, ' +
  'and then stored or rejected.';

/** The declarations that items and issues have in common. */
function fileRoutes<
  const N extends FileOwner,
  const R extends Partial<Route>,
  const W extends Partial<Route>,
>(name: N, { read, write }: { read: R; write: W }) {
  const one = `an ${name}`;
  return {
    create: <D extends z.ZodMiniType>(data: D) =>
      route(write, {
        method: 'POST',
        path: `/v1/${name}s/{id}/files`,
        summary: `Add files to ${one}`,
        description: `${uploading} At most ${filesMax} files per ${name}, including those that are not uploaded yet.`,
        refuses: ['file_limit_reached'],
        body: FilesCreate,
        data,
      }),
    list: () =>
      route(read, {
        method: 'GET',
        path: `/v1/${name}s/{id}/files`,
        summary: `List the files of ${one}`,
        query: PageQuery,
        data: z.array(File),
        list: true,
      }),
    listPictures: <D extends z.ZodMiniType>(data: D) =>
      route(read, {
        method: 'GET',
        path: `/v1/${name}s/{id}/pictures`,
        summary: `List the pictures of ${one}`,
        description: 'Stored pictures only.',
        data,
      }),
    update: () =>
      route(write, {
        method: 'PATCH',
        path: `/v1/${name}s/{id}/files/{file_id}`,
        summary: `Rename a file of ${one}, or make a picture the main one`,
        description: `\`main: false\` leaves the ${name} without a main picture.`,
        body: FileUpdate,
        data: File,
      }),
    remove: () =>
      route(write, {
        method: 'DELETE',
        path: `/v1/${name}s/{id}/files/{file_id}`,
        summary: `Delete a file of ${one}`,
      }),
  };
}

const ofItem = fileRoutes('item', { read, write: { ...writesItems, writes: ['item'] } });
export const create = ofItem.create(ItemWithUploads);
export const list = ofItem.list();
export const listPictures = ofItem.listPictures(ItemPictures);
export const update = ofItem.update();
export const remove = ofItem.remove();

const ofIssue = fileRoutes('issue', {
  read: readsIssues,
  // Writes items, too: the total of an account's files is in the partition of item files.
  write: { ...writesIssues, writes: ['issue', 'item'] },
});
export const createForIssue = ofIssue.create(IssueWithUploads);
export const listForIssue = ofIssue.list();
export const listIssuePictures = ofIssue.listPictures(IssuePictures);
export const updateForIssue = ofIssue.update();
export const removeForIssue = ofIssue.remove();
