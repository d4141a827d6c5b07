import { type Permission, type PresetRole, permissions, roles } from '#shared/auth/grants.ts';
import { passwordLength } from '#shared/auth/password.ts';
import { type Plan, planKeys } from '#shared/auth/plans.ts';
import { list } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type Field,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { boolean, choice, email, instant, refuseType, text } from './values.ts';

const plans = Object.keys(planKeys) as Plan[];
const presetRoles = Object.keys(roles) as PresetRole[];

function password(): Field<string> {
  const { min, max } = passwordLength;
  return {
    json: { type: 'string', minLength: min, maxLength: max },
    blankIsNull: false,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      if (value.length < min) refuse('too_short', `A password has at least ${min} characters.`);
      if (value.length > max) refuse('too_long', `A password has at most ${max} characters.`);
      return value;
    },
  };
}

const accountFields = {
  name: required(text(200)),
  plan: required(choice(plans)),
  trial_ends_at: optional(instant()),
  owner_email: required(email()),
  owner_password: required(password()),
} satisfies FieldSpecs;
export const AccountCreate = createBody(accountFields);
export type AccountCreate = CreateValues<typeof accountFields>;

const planFields = {
  plan: required(choice(plans)),
  trial_ends_at: optional(instant()),
} satisfies FieldSpecs;
export const AccountPlan = createBody(planFields);
export type AccountPlan = CreateValues<typeof planFields>;

const permissionList = (): Field<Permission[]> =>
  list(choice(permissions), { max: permissions.length });

const grantFields = {
  role: optional(choice(presetRoles)),
  permissions: optional(permissionList()),
} satisfies FieldSpecs;

const userFields = {
  name: required(text(200)),
  email: required(email()),
  password: required(password()),
  ...grantFields,
} satisfies FieldSpecs;
export const UserCreate = createBody(userFields, {
  check: ({ role, permissions: single }, refuse) => {
    if ((role === null) === (single === null)) {
      refuse('required', 'Give either a role or permissions.', ['role']);
    }
  },
});
export type UserCreate = CreateValues<typeof userFields>;

const userChanges = { ...grantFields, active: defaulted(boolean(), true) } satisfies FieldSpecs;
export const UserUpdate = updateBody(userChanges);
export type UserUpdate = UpdateValues<typeof userChanges>;
