import { expect, test } from 'vitest';
import type { Location } from '#console/api/records.ts';
import { placesInside } from '#console/pages/places/places-inside.ts';
import { location } from './sample.ts';

const placeIn = (parent_id: number | null, id: number, name: string): Location => ({
  ...location,
  id,
  name,
  parent_id,
});

test('the places inside a place are listed at every level, with their paths, in the order of their numbers', () => {
  const places = [
    placeIn(null, 1, 'Station'),
    placeIn(1, 2, 'Engine'),
    placeIn(2, 3, 'Locker 10'),
    placeIn(2, 4, 'Locker 2'),
    placeIn(4, 5, 'Box'),
    placeIn(1, 6, 'Ladder'),
  ];
  const paths = placesInside(2, places).map(({ path }) => path);
  expect(paths).toEqual(['Locker 2', 'Locker 2 / Box', 'Locker 10']);
});
