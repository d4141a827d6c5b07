import { expect, onTestFinished, test } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { useFreshKits } from '#console/pages/selection/fresh-kits.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount } from './mount.ts';
import { serve } from './service.ts';

function Sample() {
  useFreshKits();
  return <Toasts />;
}

/** Opens a page with two kits, of which the second was deleted meanwhile. */
async function show(next_cursor: string | null) {
  const stage = { id: 1, name: 'Open air', iid: [11, 12], lines: [{ item_id: 13, quantity: 4 }] };
  serve(['content.items'], () => [{ data: [stage], meta: { pagination: { next_cursor } } }]);
  const cart = cartOfMember();
  cart.replaceKits([
    { id: 1, name: 'Stage', parts: [11] },
    { id: 2, name: 'Club', parts: [21] },
  ]);
  onTestFinished(() => cart.clear());
  const root = await mount(<Sample />);
  await expect.poll(() => cart.kits.get()[0]?.name).toBe('Open air');
  return { root, kits: cart.kits.get() };
}

test('the kits of a booking are updated to their current contents, and deleted kits removed', async () => {
  const { root, kits } = await show(null);
  expect(kits).toEqual([{ id: 1, name: 'Open air', parts: [11, 12, 13] }]);
  await expect.poll(() => root.textContent).toContain('Club no longer exists.');
});

test('a kit that may be on a later page of the list is not removed', async () => {
  const { kits } = await show('more');
  expect(kits[1]).toEqual({ id: 2, name: 'Club', parts: [21] });
});
