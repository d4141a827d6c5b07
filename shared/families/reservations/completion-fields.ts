import * as z from 'zod/mini';
import { eventKindFields } from '#shared/families/events/fields.ts';
import { lineFields } from '#shared/families/items/line-fields.ts';
import { type Body, type BodyOf, createBody, optionalNestedList } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import {
  defaulted,
  type Field,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { longText } from '#shared/fields/texts.ts';
import { choice, instant } from '#shared/fields/values.ts';
import { itemsMax } from '#shared/limits.ts';
import { completions } from './fields.ts';

const asAnything = { remarks: optional(longText()) } satisfies FieldSpecs;

export const CompletePlainly = createBody({
  ...asAnything,
  complete_as: defaulted(plainly(), 'unspecified'),
});

export const Cancel = createBody({
  ...asAnything,
  complete_as: required(choice(['cancelled'])),
});

export const CompleteAsCheckout = createBody({
  ...asAnything,
  complete_as: required(choice(['checkout'])),
  due_time: optional(instant()),
  iid: optional(itemIds()),
  lines: optionalNestedList(createBody(lineFields), { min: 1, max: itemsMax }),
});
export type CompleteAsCheckout = BodyOf<typeof CompleteAsCheckout>;

export const CompleteAsEvent = createBody({
  ...asAnything,
  complete_as: required(choice(['event'])),
  ...eventKindFields,
});
export type CompleteAsEvent = BodyOf<typeof CompleteAsEvent>;

export type Completion =
  | BodyOf<typeof CompletePlainly>
  | BodyOf<typeof Cancel>
  | CompleteAsCheckout
  | CompleteAsEvent;

/** An invalid value is refused with all completions; the others have bodies of their own. */
function plainly(): Field<'unspecified'> {
  const any = choice(completions);
  const [own] = completions;
  const schema = z.pipe(
    any.schema,
    z.transform(() => own),
  );
  return { ...choice([own]), json: any.json, schema };
}

const bodies = new Map<string, Body<Completion>>([
  ['checkout', CompleteAsCheckout],
  ['event', CompleteAsEvent],
  ['cancelled', Cancel],
]);

/** The completion decides which fields apply. */
export const ReservationComplete = {
  choose: (input: object) => {
    const as =
      'complete_as' in input && typeof input.complete_as === 'string'
        ? input.complete_as.trim()
        : '';
    return bodies.get(as) ?? CompletePlainly;
  },
  all: [CompletePlainly, ...bodies.values()],
};
