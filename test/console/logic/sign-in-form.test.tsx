import { act } from 'preact/test-utils';
import { expect, onTestFinished, test } from 'vitest';
import { App } from '#console/app.tsx';
import { ForgottenPage } from '#console/pages/sign-in/forgotten.tsx';
import { InvitationPage } from '#console/pages/sign-in/invitation.tsx';
import { SignInForm } from '#console/pages/sign-in/sign-in-form.tsx';
import { currentRoute } from '#console/route.ts';
import { mount, only, submit, textsOf, type, whenFound } from './mount.ts';
import { signedIn } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Shows the second step, which asks for the code. Returns the submitted codes, too. */
async function showCodeStep() {
  const codes: unknown[] = [];
  serve([], (_method, _path, body) => {
    const { code } = (body ?? {}) as { code?: string };
    if (code === undefined) return refusal('second_factor_required', 401);
    codes.push(code);
    return refusal('invalid_credentials', 401);
  });
  const root = await mount(<SignInForm />);
  await submit(root);
  await whenFound(() => root.querySelector('[name=code]'));
  return { root, codes };
}

test('an empty code is reported, and no request is sent', async () => {
  const { root, codes } = await showCodeStep();
  await submit(root);
  await expect.poll(() => textsOf(root, '.error')).toEqual(['Enter the code.']);
  expect(codes).toEqual([]);
});

test('the error of a code is gone when going back to the email and password', async () => {
  const { root, codes } = await showCodeStep();
  await type(only(root, '[name=code]'), '123456');
  await submit(root);
  await expect.poll(() => textsOf(root, '[role=alert]')).toEqual(['Refused.']);
  expect(codes).toEqual(['123456']);
  const buttons = [...root.querySelectorAll('button')];
  await act(() => buttons.find(({ textContent }) => textContent === 'Back')?.click());
  expect(root.querySelector('[name=password]')).not.toBeNull();
  expect(document.activeElement).toBe(only(root, '[name=email]'));
  expect(textsOf(root, '[role=alert]')).toEqual([]);
});

/** Opens an address, and waits until its page is the present one. */
async function open(hash: string): Promise<void> {
  location.hash = hash;
  await whenFound(() => `#${currentRoute.get().path}` === hash);
}

test('Back from the first page after an invitation does not lead to the invitation again', async () => {
  serve([], () => [{ data: signedIn }]);
  await open('#/invitation');
  const pageCount = history.length;
  const root = await mount(<SignInForm />);
  await submit(root);
  await whenFound(() => currentRoute.get().path === '/');
  expect(history.length).toBe(pageCount);
});

test('a signed-in member can ask for a new link to set a password', async () => {
  serve([]);
  await open('#/forgotten');
  const root = await mount(<App />);
  expect(textsOf(root, 'h1')).toEqual(['Reset your password']);
});

test('who has no password yet can type the new one as soon as the invitation asks for it', async () => {
  const before = currentRoute.get();
  onTestFinished(() => currentRoute.set(before));
  const query = new URLSearchParams('token=abc');
  currentRoute.set({ path: '/invitation', parts: ['invitation'], query });
  const required = { code: 'required', message: 'Required.' };
  serve([], () => refusal('validation_failed', 422, { new_password: [required] }));
  const root = await mount(<InvitationPage />);
  await submit(root);
  const field = await whenFound(() => root.querySelector('[name=new_password]'));
  expect(document.activeElement).toBe(field);
});

test('after the request for a new password, the message about it has the focus', async () => {
  serve([], () => [{ data: {} }, 201]);
  const root = await mount(<ForgottenPage />);
  await act(() => only(root, 'button').focus());
  await type(only(root, '[name=email]'), 'kim@example.com');
  await submit(root);
  const message = await whenFound(() => root.querySelector('.notice'));
  await expect.poll(() => document.activeElement).toBe(message);
  expect(message?.textContent).toContain('If kim@example.com has an account');
});
