import { expect, test } from 'vitest';
import { currentRoute, replaceQuery } from '#console/route.ts';

function waitForPath(path: string): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = currentRoute.subscribe(() => {
      if (currentRoute.get().path !== path) return;
      unsubscribe();
      resolve();
    });
  });
}

test('a page writes its query to its own address, and not to that of the next page', async () => {
  const firstShown = waitForPath('/first');
  location.hash = '#/first';
  await firstShown;
  replaceQuery({ q: 'lamp', type: '' });
  expect(location.hash).toBe('#/first?q=lamp');
  const nextShown = waitForPath('/next');
  location.hash = '#/next?token=one';
  replaceQuery({ q: 'cable' });
  await nextShown;
  expect(location.hash).toBe('#/next?token=one');
  expect(currentRoute.get().query.get('token')).toBe('one');
});
