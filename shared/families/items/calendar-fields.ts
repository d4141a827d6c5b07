import * as z from 'zod/mini';
import { requiredParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, pageParameters, refuseTogether } from '#shared/fields/query.ts';
import { Id, Instant, Named } from '#shared/fields/record.ts';
import { instant } from '#shared/fields/values.ts';
import { windowDaysMax } from '#shared/limits.ts';
import { secondsBetween } from '#shared/time.ts';

export const CalendarQuery = z
  .object({
    ...pageParameters,
    from: requiredParameter(instant()),
    to: requiredParameter(instant()),
  })
  .check(orderedWindow('from', 'to'), (context) => {
    const { from, to } = context.value;
    if (secondsBetween(from, to) <= windowDaysMax * 86_400) return;
    refuseTogether(context, 'to', `Must be at most ${windowDaysMax} days after from.`);
  });
export type CalendarQuery = z.output<typeof CalendarQuery>;

/** A time at which an item is reserved or out; half-open. An overdue checkout lasts until now. */
export const CalendarEntry = z.strictObject({
  kind: z.enum(['reservation', 'checkout']),
  id: Id,
  name: z.string(),
  start_time: Instant,
  end_time: Instant,
  overdue: z.boolean(),
  quantity: z.optional(z.number()),
  contact: z.nullable(Named),
  user: z.nullable(Named),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;
