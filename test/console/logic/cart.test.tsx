import { expect, test } from 'vitest';
import { cartOfMember, maxInCart } from '#console/cart.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount } from './mount.ts';
import { serve } from './service.ts';

test('items beyond the limit of the selection are not added, and a message says so', async () => {
  serve([]);
  const cart = cartOfMember();
  const itemsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      return { id: first + index, name: `Lamp ${first + index}`, unique_id: null };
    });
  cart.add(itemsFrom(1, maxInCart - 2));
  const root = await mount(<Toasts />);
  expect(root.textContent).not.toContain('Only');
  cart.add(itemsFrom(5000, 3));
  expect(cart.items.get()).toHaveLength(maxInCart);
  await expect.poll(() => root.textContent).toContain('You can select at most 1,000 items');
  cart.clear();
});
