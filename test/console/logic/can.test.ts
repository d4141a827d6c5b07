import { expect, test } from 'vitest';
import type { Permission } from '#console/api/records.ts';
import { can, canRead, session } from '#console/api/session.ts';
import { signedIn } from './sample.ts';

function signInWith(permissions: Permission[]): void {
  const { user, account, access_token: token } = signedIn;
  const member = { ...user, permissions };
  session.set({ kind: 'in', token, validUntil: Date.now(), account, user: member });
}

test('the permission view allows reading everything, and no action', () => {
  signInWith(['view']);
  expect([canRead('content.items'), can('content.items', 'action.issue')]).toEqual([true, false]);
});

test('a single permission allows reading and acting only in its own area', () => {
  signInWith(['action.checkout']);
  expect([canRead('action.checkout'), can('action.checkout')]).toEqual([true, true]);
  expect([canRead('content.items'), can('content.items')]).toEqual([false, false]);
});

test('a visitor who is not signed in has no permission', () => {
  session.set({ kind: 'out' });
  expect([canRead('content.items'), can('view')]).toEqual([false, false]);
});
