import { expect, test } from 'vitest';
import { describeScopes, levelOf, scopeRows, withLevel } from '#console/pages/keys/scopes.ts';
import { families } from '#shared/families.ts';

test('every family that has scopes has a row, and no other', () => {
  const scoped = Object.entries(families).filter(([, { scopes }]) => 'read' in scopes);
  expect(scopeRows.map(({ family }) => family)).toEqual(scoped.map(([family]) => family));
});

test('a family has one level, which another replaces and none takes off', () => {
  const reading = withLevel(['contacts:write'], 'items', 'read');
  expect(levelOf(reading, 'items')).toBe('read');
  const writing = withLevel(reading, 'items', 'write');
  expect(writing).toEqual(['contacts:write', 'items:write']);
  expect(levelOf(withLevel(writing, 'items', 'none'), 'items')).toBe('none');
});

test('scopes are listed in the order of the rows', () => {
  expect(describeScopes(['contacts:write', 'items:read'])).toBe('Items: read, Contacts: write');
  expect(describeScopes([])).toBe('');
});
