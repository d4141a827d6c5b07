import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import {
  File,
  FileQuery,
  FilesCreate,
  FileUpdate,
  ItemPictures,
  ItemWithUploads,
} from './fields.ts';

const read = { access: 'items:read', permissions: ['content.items'] } as const;
const write = {
  access: 'items:write',
  permissions: ['content.items'],
  writes: ['item'],
} as const;

export const create = route(write, {
  method: 'POST',
  path: '/v1/items/{id}/files',
  summary: 'Ask where to send files of an item',
  description:
    'Send each file as its `upload` says, within 15 minutes. What comes is checked by its first ' +
    'bytes, and then stored or rejected. 50 files an item at most, those to come included.',
  refuses: ['file_limit_reached'],
  body: FilesCreate,
  data: ItemWithUploads,
});

export const list = route(read, {
  method: 'GET',
  path: '/v1/items/{id}/files',
  summary: 'List the files of an item',
  query: FileQuery,
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
