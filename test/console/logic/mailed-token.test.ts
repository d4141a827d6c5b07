import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { forgetToken, takeToken } from '#console/pages/sign-in/mailed-token.ts';
import { currentRoute } from '#console/route.ts';

beforeEach(() => sessionStorage.clear());

/** Opens an address, with or without the token of a mailed link. */
function open(path: string, query = '') {
  const before = currentRoute.get();
  onTestFinished(() => currentRoute.set(before));
  currentRoute.set({ path, parts: path.split('/').slice(1), query: new URLSearchParams(query) });
}

test('a token is removed from the address, and survives a reload until it is used', () => {
  open('/invitation', 'token=abc');
  expect(takeToken()).toBe('abc');
  expect(location.hash).toBe('#/invitation');
  open('/invitation');
  expect(takeToken()).toBe('abc');
  forgetToken();
  expect(takeToken()).toBe('');
});

test('a token is available only on the page of its link', () => {
  open('/invitation', 'token=abc');
  takeToken();
  open('/reset');
  expect(takeToken()).toBe('');
});
