import { scopes } from '#shared/auth/grants.ts';
import { keyAccess } from '#shared/resources/key.ts';
import { list } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { choice, email, reference, text } from './values.ts';

const fields = {
  name: required(text(60)),
  access: required(choice(keyAccess)),
  scopes: defaulted(list(choice(scopes), { max: scopes.length }), []),
  contact_email: optional(email()),
} satisfies FieldSpecs;

const createFields = { ...fields, user_id: required(reference()) } satisfies FieldSpecs;
export const KeyCreate = createBody(createFields);
export type KeyCreate = CreateValues<typeof createFields>;
export const KeyUpdate = updateBody(fields);
export type KeyUpdate = UpdateValues<typeof fields>;
