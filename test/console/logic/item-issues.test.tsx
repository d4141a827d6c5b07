import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Issues } from '#console/pages/item/issues.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, textsOf } from './mount.ts';
import { issue, item } from './sample.ts';
import { refusal, serve } from './service.ts';

const reported = { ...issue, id: 4, name: 'Buzzes when pressed twice' };

test('an issue is solved once, even if its button is pressed again meanwhile', async () => {
  const onChange = vi.fn();
  let calls = 0;
  serve(['action.issue'], (method) => {
    if (method === 'GET') return [{ data: [reported] }];
    calls += 1;
    if (calls === 1) return refusal('conflict', 409);
    return [{ data: { ...reported, status: 'closed' }, meta: {} }];
  });
  const root = await mount(
    <>
      <Issues item={item} onChange={onChange} />
      <Toasts />
    </>,
  );
  const button = () => only<HTMLButtonElement>(root, 'section button');
  const press = () => act(() => button().click());
  await expect.poll(() => root.textContent).toContain('Buzzes when pressed twice');
  // The first request is refused, so the next press sends another one.
  await expect
    .poll(async () => {
      await press();
      return calls;
    })
    .toBe(2);
  await press();
  await expect.poll(() => onChange).toHaveBeenCalledTimes(2);
  await press();
  const toasts = () =>
    textsOf(root, '.toast').filter((text) => text.startsWith('Buzzes when pressed twice'));
  await expect.poll(() => toasts()).toHaveLength(1);
  expect(calls).toBe(2);
});

test('an issue that was just reported is listed, though the version of the item is the same', async () => {
  let issues = [reported];
  serve(['action.issue'], () => [{ data: issues }]);
  const root = await mount(<Issues item={item} onChange={() => {}} />);
  await expect.poll(() => textsOf(root, 'a')).toEqual([reported.name]);
  issues = [...issues, { ...reported, id: 5, name: 'Cracked casing' }];
  await act(() => render(<Issues item={{ ...item }} onChange={() => {}} />, root));
  await expect.poll(() => textsOf(root, 'a')).toContain('Cracked casing');
});
