import * as z from 'zod/mini';
import { createBody, nestedList } from '#shared/fields/body.ts';
import {
  type CreateValues,
  type FieldSpec,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { refuserOf } from '#shared/fields/problems.ts';
import { Count, Day } from '#shared/fields/record.ts';
import { text } from '#shared/fields/texts.ts';
import { choice, date, number } from '#shared/fields/values.ts';
import { fold } from '#shared/text.ts';

/** The kinds of events that say whether an item may be used. */
export const examinationKinds = ['inspection', 'calibration', 'maintenance'] as const;
const plansMax = 10;
/** In days: ten years. */
export const longestInterval = 3650;
export const planName = () => text(100);

const planFields = {
  name: required(planName()),
  kind: required(choice(examinationKinds)),
  every_days: optional(number({ decimals: 0, min: 1, max: longestInterval })),
  every_checkouts: optional(number({ decimals: 0, min: 1, max: 10_000 })),
  next_on: optional(date()),
} satisfies FieldSpecs;
export type PlanInput = CreateValues<typeof planFields>;

const PlanBody = createBody(planFields, {
  of: ['every_days', 'every_checkouts'],
  check: ({ every_days, every_checkouts }, refuse) => {
    if (every_days === null && every_checkouts === null) {
      refuse('required', 'Send this, or every_checkouts.', ['every_days']);
    }
    if (every_days !== null && every_checkouts !== null) {
      refuse('invalid_value', 'Must not be sent with every_days.', ['every_checkouts']);
    }
  },
});

export const MaintenancePlan = z.strictObject({
  name: z.string(),
  kind: z.enum(examinationKinds),
  every_days: z.nullable(Count),
  every_checkouts: z.nullable(Count),
  next_on: z.nullable(Day),
  /** The UTC day of the latest event of the plan. */
  last_on: z.nullable(Day),
  /** The check-outs of the item when the plan last began to count; null where it counts days. */
  checkouts_from: z.nullable(Count),
});
export type MaintenancePlan = z.infer<typeof MaintenancePlan>;

/** The plans of an item; no two of them have one name. */
export function planList(): FieldSpec<PlanInput[], MaintenancePlan[]> {
  const { field, ...spec } = nestedList(PlanBody, { min: 0, max: plansMax });
  const schema = field.schema.check(({ value, ...context }) => {
    const refuse = refuserOf({ value, ...context });
    const names = value.map(({ name }) => fold(name));
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      refuse('taken', 'Another plan of the item has this name.', [index, 'name']);
    }
  });
  return {
    ...spec,
    kind: 'optional',
    field: { ...field, schema },
    fallback: [],
    response: z.array(MaintenancePlan),
    default: [],
  };
}
