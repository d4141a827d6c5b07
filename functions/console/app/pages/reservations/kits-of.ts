import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem } from '#console/api/problem.ts';
import type { Kit, Reservation } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';

/** Booked contents, divided into whole kits and single items. */
interface BookedByKits {
  kits: Kit[];
  items: ListedItem[];
}

/** Reads the kits of a booking, so that they can be booked again as kits. */
export async function kitsOf(
  { kit_ids }: Pick<Reservation, 'kit_ids'>,
  bookedItems: readonly ListedItem[],
): Promise<BookedByKits> {
  const ids = canRead('content.items') ? kit_ids : [];
  const kits = await Promise.all(ids.map(findKit));
  return byKits(
    bookedItems,
    kits.flatMap((kit) => kit ?? []),
  );
}

/** Divides booked contents into kits and single items. A kit whose contents have changed since is left out. */
export function byKits(bookedItems: readonly ListedItem[], kits: readonly Kit[]): BookedByKits {
  let items = [...bookedItems];
  const whole: Kit[] = [];
  for (const kit of kits) {
    const others = withoutKit(items, kit);
    if (!others) continue;
    items = others;
    whole.push(kit);
  }
  return { kits: whole, items };
}

function withoutKit(items: readonly ListedItem[], { iid, lines }: Kit): ListedItem[] | undefined {
  const isThere =
    iid.every((id) => items.some((item) => item.id === id && item.quantity === undefined)) &&
    lines.every(({ item_id, quantity }) =>
      items.some((item) => item.id === item_id && (item.quantity ?? 0) >= quantity),
    );
  if (!isThere) return undefined;
  return items.flatMap((item) => {
    if (iid.includes(item.id)) return [];
    const line = lines.find(({ item_id }) => item_id === item.id);
    if (!line) return [item];
    // The API's precision of quantities.
    const quantity = Number(((item.quantity ?? 0) - line.quantity).toFixed(3));
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

async function findKit(id: number): Promise<Kit | undefined> {
  try {
    return (await orThrow(api.GET('/v1/kits/{id}', { params: { path: { id } } }))).data;
  } catch (cause) {
    // The kit was deleted: its items are booked one by one.
    if (asProblem(cause).status === 404) return undefined;
    throw cause;
  }
}
