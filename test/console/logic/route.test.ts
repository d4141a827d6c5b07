import { expect, test } from 'vitest';
import { currentRoute, replaceQuery } from '#console/route.ts';

function shownAs(path: string): Promise<void> {
  return new Promise((resolve) => {
    const forget = currentRoute.subscribe(() => {
      if (currentRoute.get().path !== path) return;
      forget();
      resolve();
    });
  });
}

test('a page keeps its query in the address, and never in that of the page that comes next', async () => {
  const atFirst = shownAs('/first');
  location.hash = '#/first';
  await atFirst;
  replaceQuery({ q: 'lamp', type: '' });
  expect(location.hash).toBe('#/first?q=lamp');
  const atNext = shownAs('/next');
  location.hash = '#/next?token=one';
  replaceQuery({ q: 'cable' });
  await atNext;
  expect(location.hash).toBe('#/next?token=one');
  expect(currentRoute.get().query.get('token')).toBe('one');
});
