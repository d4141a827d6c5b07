import { expect, test } from 'vitest';
import { recordKinds } from '#shared/families/kinds.ts';
import { resourceNames } from '#shared/families.ts';

test('every kind of record with a history is reindexed, exported and purged', () => {
  // Notifications are not records: they are written once, and expire.
  const records = resourceNames.filter((name) => name !== 'notification');
  expect([...recordKinds.keys()].toSorted()).toEqual(records.toSorted());
});
