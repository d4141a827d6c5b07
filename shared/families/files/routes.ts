import * as z from 'zod/mini';
import { read as readsIssues, write as writesIssues } from '#shared/families/issues/access.ts';
import { read, write as writesItems } from '#shared/families/items/access.ts';
import { PageQuery } from '#shared/fields/query.ts';
import { filesMax } from '#shared/limits.ts';
import { route } from '#shared/routes/route.ts';
import {
  File,
  FilesCreate,
  FileUpdate,
  IssuePictures,
  IssueWithUploads,
  ItemPictures,
  ItemWithUploads,
} from './fields.ts';

const write = { ...writesItems, writes: ['item'] } as const;
/** Writes items, too: the total of an account's files is in the partition of item files. */
const writeForIssue = { ...writesIssues, writes: ['issue', 'item'] } as const;

const uploading =
  'Send each file as its `upload` says, within 15 minutes. The content is checked by its first bytes, ' +
  'and then stored or rejected.';

export const create = route(write, {
  method: 'POST',
  path: '/v1/items/{id}/files',
  summary: 'Add files to an item',
  description: `${uploading} At most ${filesMax} files per item, including those that are not uploaded yet.`,
  refuses: ['file_limit_reached'],
  body: FilesCreate,
  data: ItemWithUploads,
});

export const list = route(read, {
  method: 'GET',
  path: '/v1/items/{id}/files',
  summary: 'List the files of an item',
  query: PageQuery,
  data: z.array(File),
  list: true,
});

export const listPictures = route(read, {
  method: 'GET',
  path: '/v1/items/{id}/pictures',
  summary: 'List the pictures of an item',
  description: 'Stored pictures only.',
  data: ItemPictures,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/items/{id}/files/{file_id}',
  summary: 'Rename a file, or make a picture the main one',
  description: '`main: false` leaves the item without a main picture.',
  body: FileUpdate,
  data: File,
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/items/{id}/files/{file_id}',
  summary: 'Delete a file of an item',
});

export const createForIssue = route(writeForIssue, {
  method: 'POST',
  path: '/v1/issues/{id}/files',
  summary: 'Add files to an issue',
  description: `${uploading} At most ${filesMax} files per issue, including those that are not uploaded yet.`,
  refuses: ['file_limit_reached'],
  body: FilesCreate,
  data: IssueWithUploads,
});

export const listForIssue = route(readsIssues, {
  method: 'GET',
  path: '/v1/issues/{id}/files',
  summary: 'List the files of an issue',
  query: PageQuery,
  data: z.array(File),
  list: true,
});

export const listIssuePictures = route(readsIssues, {
  method: 'GET',
  path: '/v1/issues/{id}/pictures',
  summary: 'List the pictures of an issue',
  description: 'Stored pictures only.',
  data: IssuePictures,
});

export const updateForIssue = route(writeForIssue, {
  method: 'PATCH',
  path: '/v1/issues/{id}/files/{file_id}',
  summary: 'Rename a file of an issue, or make a picture the main one',
  description: '`main: false` leaves the issue without a main picture.',
  body: FileUpdate,
  data: File,
});

export const removeForIssue = route(writeForIssue, {
  method: 'DELETE',
  path: '/v1/issues/{id}/files/{file_id}',
  summary: 'Delete a file of an issue',
});
