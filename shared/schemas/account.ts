import { passwordLength } from '#shared/auth/password.ts';
import { type Plan, planKeys } from '#shared/auth/plans.ts';
import { createBody, updateBody } from './body.ts';
import {
  type CreateValues,
  type FieldSpecs,
  optional,
  type Reader,
  required,
  type UpdateValues,
  unkept,
} from './field.ts';
import { email, lengthForm, text } from './texts.ts';
import { choice, instant, refuseType } from './values.ts';

const plans = Object.keys(planKeys) as Plan[];

/** A password that is to be kept as a hash. */
export function password(): Reader<string> {
  const { min, max } = passwordLength;
  const bounds = lengthForm(min, max);
  return {
    json: { type: 'string', minLength: min, maxLength: max },
    blankIsNull: false,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      if (value.length < min) refuse('too_short', bounds);
      if (value.length > max) refuse('too_long', bounds);
      return value;
    },
  };
}

const planFields = {
  plan: required(choice(plans)),
  trial_ends_at: optional(instant()),
} satisfies FieldSpecs;
export type AccountPlan = CreateValues<typeof planFields>;

const changeable = { name: required(text(200)), ...planFields } satisfies FieldSpecs;
export const AccountUpdate = updateBody(changeable);
export type AccountUpdate = UpdateValues<typeof changeable>;

const accountFields = {
  ...changeable,
  owner_email: required(email()),
  owner_password: unkept(password()),
} satisfies FieldSpecs;
export const AccountCreate = createBody(accountFields);
export type AccountCreate = CreateValues<typeof accountFields>;
