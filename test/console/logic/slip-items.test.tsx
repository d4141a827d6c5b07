import { expect, test } from 'vitest';
import { SlipItems } from '#console/pages/records/slip-items.tsx';
import { mount, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const [van, shelf] = [
  { id: 1, name: 'Van' },
  { id: 2, name: 'Shelf' },
];

test.each([
  [true, 'Depot / Shelf'],
  [false, 'Van'],
])(
  'with isReturn %s, a slip shows the place %s of an item away from home',
  async (isReturn, place) => {
    serve(['view'], (_method, path) =>
      path.startsWith('/v1/items')
        ? [{ data: [{ ...item, location: van, home_location: shelf }], meta: {} }]
        : [{ data: [{ id: 2, path: 'Depot / Shelf' }], meta: { pagination: {} } }],
    );
    const root = await mount(
      <SlipItems items={[item]} placeLabel="Place" isReturn={isReturn} checkColumns={[]} />,
    );
    await expect.poll(() => textsOf(root, 'td')[0]).toBe(place);
  },
);
