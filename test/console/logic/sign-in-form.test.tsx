import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { App } from '#console/app.tsx';
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
