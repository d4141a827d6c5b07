import { expect, test } from 'vitest';
import { matchesPath, pathValues } from '#shared/routes/path.ts';

test('a template matches a path with the same number of segments, and returns its values', () => {
  expect(pathValues('/v1/items/{id}/files/{file_id}', '/v1/items/7/files/3')).toEqual({
    id: '7',
    file_id: '3',
  });
  expect(pathValues('/v1/items', '/v1/items')).toEqual({});
  for (const path of [
    '/v1/items/7',
    '/v1/items/7/files',
    '/v1/items/7/files/3/4',
    '/v1/items//files/3',
  ]) {
    expect(matchesPath('/v1/items/{id}/files/{file_id}', path)).toBe(false);
  }
});

test('a parameter that ends in + takes the rest of the path', () => {
  const template = '/v1/items/by-ref/{ref+}';
  expect(pathValues(template, '/v1/items/by-ref/TT/7 a')).toEqual({ ref: 'TT/7 a' });
  expect(pathValues(template, '/v1/items/by-ref/{ref}')).toEqual({ ref: '{ref}' });
  for (const rest of ['', 'TT/', '/TT', 'TT//7']) {
    expect(matchesPath(template, `/v1/items/by-ref/${rest}`)).toBe(false);
  }
  expect(matchesPath(template, '/v1/items/by-ref')).toBe(false);
});
