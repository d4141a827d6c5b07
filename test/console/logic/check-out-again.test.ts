import { expect, test } from 'vitest';
import { checkOutAgain } from '#console/pages/checkouts/check-out-again.ts';
import { checkout } from './sample.ts';
import { serve } from './service.ts';

test('undoing a check-in creates a checkout with the description and kits of the old one', async () => {
  const bodies: object[] = [];
  const kit = { id: 5, name: 'Stage kit', iid: [1, 2], lines: [] };
  serve(['action.checkout', 'view'], (method, path, body) => {
    if (method === 'GET' && path.startsWith('/v1/kits/5')) return [{ data: kit }];
    bodies.push(body as object);
    return [{ data: { id: 9 } }, 201];
  });
  const itemOf = (id: number) => ({
    id,
    name: `Item ${id}`,
    unique_id: null,
    checked_in_at: null,
    checked_in_by: null,
  });
  const line = {
    item_id: 4,
    item: itemOf(4),
    quantity: 8,
    outstanding: 0,
    returned: 8,
    consumed: 0,
  };
  const before = {
    ...checkout,
    description: 'For the tour.',
    kit_ids: [5],
    lines: [line],
    items: [1, 2, 3].map(itemOf),
  };
  await checkOutAgain(before, { iid: [1, 2, 4], lines: [{ id: 4, quantity: 6, consumed: 0 }] });
  expect(bodies).toMatchObject([
    {
      name: checkout.name,
      description: 'For the tour.',
      kit_ids: [5],
      iid: null,
      lines: [{ item_id: 4, quantity: 6 }],
    },
  ]);
});
