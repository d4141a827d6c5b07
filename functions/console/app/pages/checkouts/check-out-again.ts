import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Checkout } from '#console/api/records.ts';
import { kitsOf } from '#console/pages/reservations/kits-of.ts';
import { idsOf } from '#console/pages/selection/bulk-calls.ts';
import { currentRoute, goTo } from '#console/route.ts';
import { itemsIn, newContentsOf } from '#console/ui/booked-items.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { linesOf, type ReturnContents, wholeOf } from './check-in-body.ts';

/** Undoes a check-in, which stays in the history, by a new checkout; the page of the old one leads there. */
export async function checkOutAgain(checkout: Checkout, contents: ReturnContents): Promise<void> {
  const { id, name, due_time, contact_id, user_id, location_id, description } = checkout;
  const { kits, items } = await kitsOf(checkout, returnedItems(checkout, contents));
  const body = {
    ...newContentsOf(items),
    kit_ids: idsOf(kits),
    ...{ name, due_time, contact_id, user_id, location_id, description },
  };
  const { data } = await orThrow(api.POST('/v1/checkouts', { body }));
  if (currentRoute.get().path === `/checkouts/${id}`) goTo(`/checkouts/${idOf(data)}`);
}

/** The items of a checkout that came back. */
function returnedItems({ items, lines }: Checkout, contents: ReturnContents): ListedItem[] {
  const whole = wholeOf(contents);
  const quantities = new Map(linesOf(contents).map((line) => [line.item_id, line.quantity]));
  return itemsIn({
    items: items.filter(({ id }) => whole.includes(id)),
    lines: lines.flatMap(({ item_id, item }) => {
      const quantity = quantities.get(item_id);
      return quantity === undefined ? [] : [{ item, quantity }];
    }),
  });
}

/** The API refuses a checkout that is due within five minutes. */
const minMilliseconds = 6 * 60_000;

export function isLongEnough({ due_time }: Checkout): boolean {
  return new Date(due_time).getTime() - Date.now() > minMilliseconds;
}
