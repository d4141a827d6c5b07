import { expect, test } from 'vitest';
import { recordKinds } from '#shared/families/kinds.ts';
import { resourceNames } from '#shared/families.ts';

test('every kind of record that has a history is one that is reindexed, exported and purged', () => {
  // Notices are no records: they are written once, and end by themselves.
  const records = resourceNames.filter((name) => name !== 'notification');
  expect([...recordKinds.keys()].toSorted()).toEqual(records.toSorted());
});
