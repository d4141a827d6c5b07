import { expect, test, vi } from 'vitest';
import { session, signedIn } from '#console/api/session.ts';
import { createSafeStorage, readJson } from '#console/browser-storage.ts';
import { cartOfMember } from '#console/cart.ts';
import { createScans } from '#console/pages/scan/scans.ts';
import { readDraft } from '#console/pages/selection/draft.ts';
import { serve } from './service.ts';

test('values are kept in memory if the browser blocks storage', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(storage.get('theme')).toBeNull();
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('a value is kept in memory while the storage is full, and read from the storage again later', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const full = { getItem: () => 'old', setItem, removeItem: vi.fn() };
  const storage = createSafeStorage(() => full as unknown as Storage);
  storage.set('cart', 'new');
  expect(storage.get('cart')).toBe('new');
  setItem.mockReturnValueOnce(undefined as never);
  storage.set('cart', 'newest');
  expect(storage.get('cart')).toBe('old');
});

test.each(['{', 'null', '{}', '7', '"text"'])(
  'the stored text %s is read as an empty list',
  (text) => {
    const storage = { get: () => text, set: vi.fn(), remove: vi.fn() };
    expect(readJson(storage, 'list', [])).toEqual([]);
  },
);

test('a stored selection, draft or list of scans that is invalid is read as empty', () => {
  serve([]);
  const state = signedIn();
  // A member of its own, because other tests have already read the cart of the usual one.
  const user = { ...state.user, id: 81 };
  session.set({ ...state, user });
  const member = `${state.account.id}.${user.id}`;
  localStorage.setItem(`equipment.cart.${member}.kits`, '[{');
  sessionStorage.setItem(`equipment.booking.${member}`, '[');
  sessionStorage.setItem('scans', '{}');
  expect(cartOfMember().kits.get()).toEqual([]);
  expect(readDraft().frequency).toBe('');
  expect(createScans('scans', async () => []).list.get()).toEqual([]);
});
