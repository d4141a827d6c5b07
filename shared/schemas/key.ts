import { keyAccess, scopes } from '#shared/auth/grants.ts';
import { createBody, updateBody } from './body.ts';
import { list } from './collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
} from './field.ts';
import { email, text } from './texts.ts';
import { choice, id } from './values.ts';

const changeable = {
  name: required(text(60)),
  access: required(choice(keyAccess)),
  scopes: defaulted(list(choice(scopes), { max: scopes.length }), []),
  contact_email: optional(email()),
} satisfies FieldSpecs;

export const keyFields = {
  ...changeable,
  /** The member who creates the key, and whose permissions bound it. */
  user_id: required(id()),
} satisfies FieldSpecs;

export const KeyCreate = createBody(keyFields);
export type KeyCreate = CreateValues<typeof keyFields>;
export const KeyUpdate = updateBody(changeable);
export type KeyUpdate = UpdateValues<typeof changeable>;
