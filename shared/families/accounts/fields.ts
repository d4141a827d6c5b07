import { plans } from '#shared/auth/plans.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { type CreateValues, optional, required } from '#shared/fields/field.ts';
import { password } from '#shared/fields/password.ts';
import { email, text } from '#shared/fields/texts.ts';
import { boolean, choice, instant } from '#shared/fields/values.ts';

const planFields = {
  plan: required(choice(plans)),
  trial_ends_at: optional(instant()),
};
export type AccountPlan = CreateValues<typeof planFields>;

const nameAndPlan = { name: required(text(200)), ...planFields };
const changeable = {
  ...nameAndPlan,
  keep_location: required(boolean()),
  writes: required(boolean()),
};
export const AccountUpdate = updateBody(changeable);
export type AccountUpdate = BodyOf<typeof AccountUpdate>;

export const AccountCreate = createBody({
  ...nameAndPlan,
  owner_email: required(email()),
  owner_password: optional(password()),
});
export type AccountCreate = BodyOf<typeof AccountCreate>;
