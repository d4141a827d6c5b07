import { expect, test } from 'vitest';
import { describeScopes, levelOf, scopeRows, withLevel } from '#console/pages/keys/scopes.ts';
import { families } from '#shared/families.ts';

test('exactly the resource families with scopes have a row', () => {
  const scoped = Object.entries(families).filter(([, { scopes }]) => 'read' in scopes);
  expect(scopeRows.map(({ family }) => family)).toEqual(scoped.map(([family]) => family));
});

test('a family has one level, which is replaced by another, and removed by "none"', () => {
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
