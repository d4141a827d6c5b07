import { type Plan, planKeys } from '#shared/auth/plans.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import {
  type CreateValues,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import { password } from '#shared/fields/password.ts';
import { email, text } from '#shared/fields/texts.ts';
import { boolean, choice, instant } from '#shared/fields/values.ts';

const plans = Object.keys(planKeys) as Plan[];

const planFields = {
  plan: required(choice(plans)),
  trial_ends_at: optional(instant()),
} satisfies FieldSpecs;
export type AccountPlan = CreateValues<typeof planFields>;

const named = { name: required(text(200)), ...planFields } satisfies FieldSpecs;
const changeable = {
  ...named,
  keep_location: required(boolean()),
  writes: required(boolean()),
} satisfies FieldSpecs;
export const AccountUpdate = updateBody(changeable);
export type AccountUpdate = UpdateValues<typeof changeable>;

const accountFields = {
  ...named,
  owner_email: required(email()),
  owner_password: optional(password()),
} satisfies FieldSpecs;
export const AccountCreate = createBody(accountFields);
export type AccountCreate = CreateValues<typeof accountFields>;
