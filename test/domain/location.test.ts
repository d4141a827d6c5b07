import { expect, test } from 'vitest';
import { coordinateProblems, presentLocation } from '#shared/families/locations/location.ts';
import { location } from '#shared/families/locations/record.ts';

test.each([
  [{ latitude: null, longitude: null }, []],
  [{ latitude: 0, longitude: 0 }, []],
  [{ latitude: 0, longitude: null }, ['longitude']],
  [{ latitude: null, longitude: 0 }, ['latitude']],
])('the coordinates %j lack %j', (coordinates, missing) => {
  expect(Object.keys(coordinateProblems(coordinates))).toEqual(missing);
});

test('a location shows its path from the root to itself, and no internal fields', () => {
  const by = { id: 1, type: 'user', name: 'Ada' } as const;
  const at = '2026-06-01T12:00:00Z';
  const base = {
    id: 3,
    version: 1,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  };
  const record = { ...location.defaults, ...base, name: 'Shelf', parent_id: 2, lineage: [1] };
  const lineage = [
    { id: 1, name: 'HQ' },
    { id: 2, name: 'Room 2' },
  ];
  const shown = presentLocation(record, lineage, new Map(), 7);
  expect(shown).toMatchObject({
    path: 'HQ / Room 2 / Shelf',
    parent: { id: 2, name: 'Room 2' },
    contact: null,
    items_count: 7,
  });
  expect(shown).not.toHaveProperty('lineage');
});
