import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Checkout } from '#console/api/records.ts';
import { goTo, place } from '#console/route.ts';
import { linesOf, type ReturnContents, wholeOf } from './check-in-body.ts';

/** The undo of a check-in, which itself stays in the history; whoever looks at that sees the new checkout. */
export async function checkOutAgain(checkout: Checkout, returned: ReturnContents): Promise<void> {
  const { id, name, due_time, contact_id, user_id, location_id } = checkout;
  const lines = linesOf(returned).map(({ item_id, quantity }) => ({ item_id, quantity }));
  const whole = wholeOf(returned);
  const body = {
    name,
    due_time,
    contact_id,
    user_id,
    location_id,
    iid: whole.length > 0 ? whole : null,
    lines,
  };
  const { data } = await orThrow(api.POST('/v1/checkouts', { body }));
  if (place.get().path === `/checkouts/${id}`) goTo(`/checkouts/${idOf(data)}`);
}

/** The API refuses a checkout that is due within five minutes. */
const leastMilliseconds = 6 * 60_000;

export function isLongEnough({ due_time }: Checkout): boolean {
  return new Date(due_time).getTime() - Date.now() > leastMilliseconds;
}
