import { expect, test } from 'vitest';
import type { Location } from '#console/api/records.ts';
import { PlacePage } from '#console/pages/places/place.tsx';
import { mount, textsOf, whenFound } from './mount.ts';
import { item, location } from './sample.ts';
import { serve } from './service.ts';

const listOf = (data: readonly object[]) => ({
  data,
  meta: { pagination: { total: data.length, next_cursor: null } },
});

/** Opens the page of a place with an item, and these places inside. */
async function openPlace(inside: readonly Location[]) {
  serve(['content.items', 'content.locations'], (_method, target) => {
    if (target.startsWith('/v1/locations?')) return [listOf(inside)];
    return [target.startsWith('/v1/items') ? listOf([item]) : { data: location }];
  });
  const parts = ['places', '1'];
  const route = { path: '/places/1', parts, query: new URLSearchParams() };
  const root = await mount(<PlacePage route={route} />);
  await whenFound(() => root.querySelector('[aria-label="Belongs here"]'));
  return root;
}

const placeInside = (id: number, name: string) => ({ ...location, id, parent_id: 1, name });

test('the two numbers of a place say whether they count the places inside', async () => {
  const root = await openPlace([placeInside(2, 'Locker 1')]);
  expect(textsOf(root, '.hint')).toEqual([
    'Includes the places inside it.',
    'Without the places inside it.',
  ]);
});

test('a place without places inside says nothing about them', async () => {
  expect(textsOf(await openPlace([]), '.hint')).toEqual([]);
});

test('the places inside a place are in the order of their numbers', async () => {
  const names = ['Locker 1', 'Locker 10', 'Locker 2'];
  const root = await openPlace(names.map((name, index) => placeInside(index + 2, name)));
  const inside = textsOf(root, 'a').filter((text) => text?.startsWith('Locker'));
  expect(inside).toEqual(['Locker 1', 'Locker 2', 'Locker 10']);
});
