import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import { Comment, CommentCreate, CommentQuery } from './fields.ts';

const write = { access: 'comments:write', writes: ['comment', 'issue'] } as const;

export const list = route({
  method: 'GET',
  path: '/v1/comments',
  summary: 'List comments',
  description: '`object_id` goes with `object_type`.',
  access: 'comments:read',
  query: CommentQuery,
  data: z.array(Comment),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/comments',
  summary: 'Comment on a record',
  body: CommentCreate,
  data: Comment,
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/comments/{id}',
  summary: 'Delete a comment',
  description: 'Allowed for its author and for members with the permission `content.items`.',
  refuses: ['forbidden'],
});
