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

/** Opens the page of a place with an item, and these places inside. Returns the texts on what its numbers cover. */
async function openPlace(inside: readonly Location[]) {
  serve(['content.items', 'content.locations'], (_method, target) => {
    if (target.startsWith('/v1/locations?')) return [listOf(inside)];
    return [target.startsWith('/v1/items') ? listOf([item]) : { data: location }];
  });
  const parts = ['places', '1'];
  const route = { path: '/places/1', parts, query: new URLSearchParams() };
  const root = await mount(<PlacePage route={route} />);
  await whenFound(() => root.querySelector('[aria-label="Belongs here"]'));
  return textsOf(root, '.hint');
}

test('the two numbers of a place say whether they count the places inside', async () => {
  const locker = { ...location, id: 2, parent_id: 1 };
  expect(await openPlace([locker])).toEqual([
    'Counted with the places inside.',
    'Counted without the places inside.',
  ]);
});

test('a place without places inside says nothing about them', async () => {
  expect(await openPlace([])).toEqual([]);
});
