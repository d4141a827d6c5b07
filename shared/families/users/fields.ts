import * as z from 'zod/mini';
import { anyRole, permissions, presetRoles } from '#shared/auth/grants.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { choices } from '#shared/fields/collections.ts';
import { type CreateValues, defaulted, optional, required } from '#shared/fields/field.ts';
import { textParameter } from '#shared/fields/parameters.ts';
import { password } from '#shared/fields/password.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { unsyncedQuery } from '#shared/fields/query.ts';
import { Id, Instant, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored } from '#shared/fields/stored.ts';
import { email, text } from '#shared/fields/texts.ts';
import { boolean, choice } from '#shared/fields/values.ts';

export const identity = {
  name: required(text(200)),
  email: required(email()),
};

export const grantFields = {
  role: optional(choice(presetRoles)),
  permissions: optional(choices(permissions)),
};

type Grant = CreateValues<typeof grantFields>;

/** Refuses the body of a new member with both grants, or with neither. */
export const oneGrant = {
  of: ['role', 'permissions'],
  check: ({ role, permissions: single }: Grant, refuse: Refuse) => {
    const message = 'Give either a role or permissions.';
    if (role === null && single === null) refuse('required', message, ['role']);
    if (role !== null && single !== null) refuse('invalid_value', message, ['permissions']);
  },
} as const;

export const UserCreate = createBody(
  { ...identity, password: optional(password()), ...grantFields },
  oneGrant,
);
export type UserCreate = BodyOf<typeof UserCreate>;

export const PasswordProvision = createBody({ password: required(password()) });

export const UserUpdate = updateBody({ ...grantFields, active: defaulted(boolean(), true) });
export type UserUpdate = BodyOf<typeof UserUpdate>;

const optionalText = z.nullable(z.string());

export const userStored = {
  ...identity,
  first_name: stored(optionalText, null),
  last_name: stored(optionalText, null),
  phone: stored(optionalText, null),
  title: stored(optionalText, null),
  role: stored(z.enum(anyRole), 'custom'),
  active: stored(z.boolean(), true),
  permissions: stored(z.array(z.enum(permissions)), []),
  last_active_at: stored(z.nullable(Instant), null),
};

/** The fields of items that the console shows in its list on request. */
export const itemColumns = [
  'serial_number',
  'home_location',
  'responsible_user',
  'tags',
  'stock',
  'acquisition_date',
  'next_inspection_on',
] as const;

/** A list of the console as somebody wants to see it again. */
export const SavedView = z.strictObject({ name: z.string(), query: z.string() });

/** How a member has the console. */
export const Preferences = z.strictObject({
  views: z.array(SavedView),
  columns: z.array(z.enum(itemColumns)),
});
export type Preferences = z.infer<typeof Preferences>;

/** Invited until the mailed link is used; inactive once deactivated. */
export const memberStatuses = ['invited', 'active', 'inactive'] as const;

export const userOrders = ['id', 'name', 'created_at'] as const;

export const UserQuery = unsyncedQuery(userOrders, { q: textParameter() });
export type UserQuery = z.output<typeof UserQuery>;

export const User = z.strictObject({
  ...recordShape,
  type: z.literal('user'),
  status: z.enum(memberStatuses),
  ...responseOf(userStored),
});
export type User = z.infer<typeof User>;

/** The fields of a member that every member may see. */
export const DirectoryEntry = z.strictObject({ id: Id, name: z.string(), active: z.boolean() });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;
