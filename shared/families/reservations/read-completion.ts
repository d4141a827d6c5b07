import type { Call } from '#shared/call.ts';
import { type NamedItems, readItems } from '#shared/families/items/named-items.ts';
import { nextId } from '#shared/records/read.ts';

/** The items of a reservation, and the id of its successor; null without one. */
export async function readCompletion(
  call: Call,
  iid: readonly number[],
  successor: 'checkout' | 'event' | null,
): Promise<NamedItems & { id: number | null }> {
  const [named, id] = await Promise.all([
    readItems(call, iid),
    successor === null ? null : nextId(call, successor),
  ]);
  return { ...named, id };
}
