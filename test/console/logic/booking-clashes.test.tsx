import { act } from 'preact/test-utils';
import { expect, onTestFinished, test } from 'vitest';
import type { FieldProblem } from '#console/api/field-problem.ts';
import { Problem } from '#console/api/problem.ts';
import { cartOfMember } from '#console/cart.ts';
import { BookingClashes } from '#console/pages/selection/booking-clashes.tsx';
import { mount, textsOf } from './mount.ts';
import { serve } from './service.ts';

const chairs = { id: 706, name: 'Chairs', unique_id: null, quantity: 6, unit: 'pcs' };
const kit = { id: 9, name: 'Stage kit', parts: [706] };

/** Shows the clashes of a booking of six chairs and a kit that has chairs, too. */
async function show(path: string, problem: Partial<FieldProblem>) {
  serve([]);
  const cart = cartOfMember();
  cart.replace([chairs]);
  onTestFinished(() => cart.clear());
  const refused = { code: 'insufficient_inventory', message: 'Refused.', ...problem };
  const root = await mount(
    <BookingClashes
      items={[chairs]}
      kits={[kit]}
      problem={
        new Problem(409, { code: 'conflict', message: 'Refused.', fields: { [path]: [refused] } })
      }
    />,
  );
  return root;
}

test('if a kit has the same stock item, only the quantity free beyond the kit is offered', async () => {
  const short = { item_id: 706, name: 'Chairs', requested: 10, available: 7 };
  const root = await show('lines.0.quantity', short);
  expect(textsOf(root, '.clashes button')).toEqual(['Take 3', 'Leave out']);
  await act(() => root.querySelector('button')?.click());
  expect(cartOfMember().items.get()).toEqual([{ ...chairs, quantity: 3 }]);
});

test('no quantity is offered if the kit alone needs all that is free', async () => {
  const short = { item_id: 706, name: 'Chairs', requested: 10, available: 4 };
  const root = await show('lines.0.quantity', short);
  expect(textsOf(root, '.clashes button')).toEqual(['Leave out']);
});

test('an item that was deleted meanwhile is named as in the selection', async () => {
  const root = await show('iid', { item_id: 706, code: 'not_found' });
  expect(root.textContent).toContain('Chairs: It no longer exists.');
  expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Leave out Chairs');
});

test('a kit that was deleted meanwhile is named, and can be left out', async () => {
  const root = await show('kit_ids', { kit_id: 9, code: 'not_found' });
  cartOfMember().addKits([kit]);
  expect(root.textContent).toContain('Stage kit no longer exists.');
  await act(() => root.querySelector('button')?.click());
  expect(cartOfMember().kits.get()).toEqual([]);
});
