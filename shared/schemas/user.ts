import * as z from 'zod/mini';
import { permissions, roles } from '#shared/auth/grants.ts';
import { pageQuery, textParameter, unsyncedQuery } from './query.ts';
import { Id, Instant, recordShape } from './record.ts';

export const UserQuery = unsyncedQuery(['id', 'name', 'created_at'], { q: textParameter() });
export type UserQuery = z.output<typeof UserQuery>;
export const DirectoryQuery = pageQuery();
export type DirectoryQuery = z.output<typeof DirectoryQuery>;

const optionalText = z.nullable(z.string());

export const User = z.strictObject({
  ...recordShape,
  type: z.literal('user'),
  name: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  email: z.string(),
  phone: optionalText,
  title: optionalText,
  role: z.enum([...Object.keys(roles), 'custom']),
  active: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  last_active_at: z.nullable(Instant),
});
export type User = z.infer<typeof User>;

/** What every member may know of the others. */
export const DirectoryEntry = z.strictObject({ id: Id, name: z.string(), active: z.boolean() });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;
