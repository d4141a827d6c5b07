import { expect } from 'vitest';
import type { LateReportsWorld } from './world.ts';

interface Checkout {
  id: number;
  checked_out_at: string;
  items: { id: number; checked_in_at: string | null }[];
}

/** Expects that no two checkouts had an item at the same time. */
export async function expectCheckoutsApart({
  api,
  iid,
  model,
  at,
}: LateReportsWorld): Promise<void> {
  const checkouts: Checkout[] = (await api.get('/v1/checkouts?limit=200')).body.data;
  for (const id of iid) {
    const own = checkouts.flatMap((one) => {
      const item = one.items.find((it) => it.id === id);
      return item ? [{ id: one.id, from: one.checked_out_at, to: item.checked_in_at }] : [];
    });
    const { checkout_id } = (await api.get(`/v1/items/${id}`)).body.data;
    expect(checkout_id).toBe(model.outOf(id)?.checkout ?? null);
    const back = own.flatMap(({ to, ...one }) => (to === null ? [] : [{ ...one, to }]));
    expect(own.length - back.length).toBe(checkout_id === null ? 0 : 1);
    for (const [index, one] of back.entries()) {
      for (const other of back.slice(index + 1)) {
        const isApart = one.to <= other.from || other.to <= one.from;
        expect(isApart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
      }
      const times = model.of(id).find(({ checkout }) => checkout === one.id);
      if (times?.end && times.end < 0) expect(one.to).toBe(at(times.end));
    }
  }
}
