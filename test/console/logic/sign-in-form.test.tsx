import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { SignInForm } from '#console/pages/sign-in/sign-in-form.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';
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
  await vi.waitUntil(() => root.querySelector('[name=code]'));
  return { root, codes };
}

test('an empty code is reported, and no request is sent', async () => {
  const { root, codes } = await showCodeStep();
  await submit(root);
  await vi.waitFor(() => expect(textsOf(root, '.error')).toEqual(['Enter the code.']));
  expect(codes).toEqual([]);
});

test('the error of a code is gone when going back to the email and password', async () => {
  const { root, codes } = await showCodeStep();
  await type(only(root, '[name=code]'), '123456');
  await submit(root);
  await vi.waitFor(() => expect(textsOf(root, '[role=alert]')).toEqual(['Refused.']));
  expect(codes).toEqual(['123456']);
  const buttons = [...root.querySelectorAll('button')];
  await act(() => buttons.find(({ textContent }) => textContent === 'Back')?.click());
  expect(root.querySelector('[name=password]')).not.toBeNull();
  expect(textsOf(root, '[role=alert]')).toEqual([]);
});
