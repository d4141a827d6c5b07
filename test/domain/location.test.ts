import { expect, test } from 'vitest';
import { coordinateProblems } from '../../shared/domain/location.ts';

test.each([
  [{ latitude: 1, longitude: 2 }],
  [{ latitude: 0, longitude: 0 }],
  [{ latitude: null, longitude: null }],
])('%j is whole', (coordinates) => {
  expect(coordinateProblems(coordinates)).toEqual({});
});

test.each([
  [{ latitude: 1, longitude: null }, 'longitude'],
  [{ latitude: null, longitude: 0 }, 'latitude'],
])('of %j, %s is required', (coordinates, missing) => {
  expect(coordinateProblems(coordinates)).toEqual({
    [missing]: [{ code: 'required', message: expect.any(String) }],
  });
});
