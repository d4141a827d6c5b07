import { expect, test } from 'vitest';
import { describeScopes, levelOf, scopeRows, withLevel } from '#console/pages/keys/scopes.ts';
import { families } from '#shared/families.ts';

test('every family that has scopes has a row that says what they let a key do', () => {
  const scoped = Object.entries(families).filter(([, { scopes }]) => scopes.length > 0);
  expect(scopeRows.map(({ family }) => family)).toEqual(scoped.map(([family]) => family));
  for (const { family, covers } of scopeRows) {
    const { scopes } = families[family as keyof typeof families];
    expect(Object.keys(covers)).toEqual(scopes);
  }
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
