import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { Item, Location } from '#console/api/records.ts';
import { CountPage } from '#console/pages/places/count/count.tsx';
import { mount, only, textsOf, whenFound } from './mount.ts';
import { item, location } from './sample.ts';
import { serve } from './service.ts';

const listOf = (data: readonly object[]) => ({
  data,
  meta: { pagination: { total: data.length, next_cursor: null } },
});
const itemIn = (place: Location, id: number, name: string): Item => ({
  ...item,
  id,
  name,
  unique_id: null,
  location_id: place.id,
  location: place,
  checkout_id: null,
});

/** Serves a vehicle of this id with a locker, and an item in each. */
function serveVehicle(id: number, places?: readonly Location[]) {
  const vehicle = { ...location, id, name: 'Engine', path: 'Station / Engine' };
  const path = 'Station / Engine / Locker';
  const locker = { ...location, id: id + 1, parent_id: id, name: 'Locker', path };
  const [hose, radio] = [itemIn(vehicle, 1, 'Hose'), itemIn(locker, 2, 'Radio')];
  const inside = places ?? [locker];
  serve(['content.items', 'content.locations', 'action.inventory'], (_method, target) => {
    if (target.startsWith('/v1/locations?')) return [listOf(inside)];
    if (target.startsWith('/v1/locations/')) return [{ data: vehicle }];
    return [listOf(target.includes('include_sublocations=true') ? [radio, hose] : [hose])];
  });
}

const openCount = (id: number) => {
  const parts = ['places', String(id), 'count'];
  return mount(
    <CountPage route={{ path: `/${parts.join('/')}`, parts, query: new URLSearchParams() }} />,
  );
};
const missing = (root: HTMLElement) => textsOf(root, '[aria-label="Not seen yet"] li > span');
const whenMissing = (root: HTMLElement, count: number) =>
  whenFound(() => (missing(root).length === count ? missing(root) : undefined));
const choice = 'label.option input';

test('a count with the places inside expects what is in them, each item with its place', async () => {
  serveVehicle(100);
  const root = await openCount(100);
  expect(await whenMissing(root, 1)).toEqual(['Hose']);
  await act(() => only(root, choice).click());
  expect(await whenMissing(root, 2)).toEqual(['Hose', 'Radio at Locker']);
});

test('a count that is opened again still has the places inside', async () => {
  serveVehicle(200);
  const root = await openCount(200);
  await whenMissing(root, 1);
  await act(() => only(root, choice).click());
  const again = await openCount(200);
  expect(await whenMissing(again, 2)).toHaveLength(2);
});

test('a place without places inside is counted without a choice', async () => {
  serveVehicle(300, []);
  const root = await openCount(300);
  await whenMissing(root, 1);
  expect(root.querySelector(choice)).toBeNull();
});
