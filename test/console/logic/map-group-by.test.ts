import { expect, onTestFinished, test } from 'vitest';

test('a supported browser without Map.groupBy can group', async () => {
  const native = Map.groupBy;
  onTestFinished(() => {
    Map.groupBy = native;
  });
  Reflect.deleteProperty(Map, 'groupBy');
  await import('#console/map-group-by.ts');
  const groups = Map.groupBy([1, 2, 3], (one) => one % 2);
  expect([...groups]).toEqual([
    [1, [1, 3]],
    [0, [2]],
  ]);
});
