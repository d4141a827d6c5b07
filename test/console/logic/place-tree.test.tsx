import { expect, test } from 'vitest';
import { PlaceTree } from '#console/pages/places/place-tree.tsx';
import { PlacesPage } from '#console/pages/places/places.tsx';
import { mount, only, press, textsOf, type } from './mount.ts';
import { location } from './sample.ts';
import { serve } from './service.ts';

const placeOf = (id: number, parent_id: number | null, path: string) => {
  return { ...location, id, parent_id, path, name: path.split(' / ').at(-1) ?? '' };
};

test('a place without the one above it is named by its path', async () => {
  const places = [
    placeOf(9, 5, 'Vehicle 1 / Locker 1'),
    placeOf(2, 9, 'Vehicle 1 / Locker 1 / Box'),
  ];
  const root = await mount(<PlaceTree places={places} hasAll={false} onAct={() => {}} />);
  expect(textsOf(root, 'a')).toEqual(['Vehicle 1 / Locker 1', 'Box']);
});

test.each([
  [true, ['15 items', '5 items']],
  [false, []],
])(
  'items are counted with those in the places inside, if all places are shown: %s',
  async (hasAll, texts) => {
    const depot = { ...placeOf(1, null, 'Depot'), items_count: 10 };
    const shelf = { ...placeOf(2, 1, 'Depot / Shelf'), items_count: 5 };
    const root = await mount(
      <PlaceTree places={[depot, shelf]} hasAll={hasAll} onAct={() => {}} />,
    );
    expect(textsOf(root, 'small')).toEqual(texts);
  },
);

test('places are in the order of their numbers', async () => {
  const names = ['Shelf 10', 'Shelf 2', 'Shelf 1'];
  const places = names.map((name, index) => placeOf(index + 1, null, name));
  const root = await mount(<PlaceTree places={places} hasAll onAct={() => {}} />);
  expect(textsOf(root, 'a')).toEqual(['Shelf 1', 'Shelf 2', 'Shelf 10']);
});

test('the page of a place opens by the words of its path', async () => {
  const data = [placeOf(4, null, 'Vehicle 1'), placeOf(5, 4, 'Vehicle 1 / Locker 7')];
  serve(['view'], () => [{ data, meta: { pagination: { total: 2, next_cursor: null } } }]);
  const route = { path: '/places', parts: ['places'], query: new URLSearchParams() };
  const root = await mount(<PlacesPage route={route} />);
  await expect.poll(() => root.querySelector('[role=combobox]')).not.toBeNull();
  const input = only<HTMLInputElement>(root, '[role=combobox]');
  await type(input, 'locker 7');
  await expect.poll(() => textsOf(root, '[role=option]')).toHaveLength(1);
  await press(input, 'Enter');
  expect(window.location.hash).toBe('#/places/5');
});
