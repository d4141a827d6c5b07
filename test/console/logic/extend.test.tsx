import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { formatDayTime } from '#console/time.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, type, undoAfter } from './mount.ts';
import { checkout, item } from './sample.ts';
import { refusal, serve } from './service.ts';

/** Shows the dialog. Returns the due times that were stored, and a function that sets one as Ann. */
async function showExtend(name: string) {
  const initial = {
    ...checkout,
    name,
    due_time: '2099-05-04T17:00:00Z',
    overdue: false,
    version: 4,
  };
  let stored = initial;
  const change = (due_time: string) => {
    const updated_by = { ...checkout.updated_by, name: 'Ann' };
    stored = { ...stored, due_time, updated_by, version: stored.version + 1 };
  };
  const dueTimes: string[] = [];
  serve(['action.checkout'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: stored }];
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal('version_mismatch', 412);
    change((body as { due_time: string }).due_time);
    dueTimes.push(stored.due_time);
    return [{ data: stored }];
  });
  const root = await mount(
    <>
      <ExtendDialog checkout={initial} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await type(only(root, '[name=due_time]'), '2099-05-05T17:00');
  return { root, change, dueTimes };
}

test('an extension does not overwrite an unseen one, and its undo restores that one', async () => {
  const { root, change, dueTimes } = await showExtend('Gala');
  const later = '2099-05-09T17:00:00Z';
  change(later);
  await submit(root);
  const text = `Ann changed Gala in the meantime. It is now due back ${formatDayTime(later)}.`;
  await expect.poll(() => root.textContent).toContain(text);
  expect(dueTimes).toEqual([]);
  await submit(root);
  await expect.poll(() => dueTimes).toHaveLength(1);
  const undo = await undoAfter(root, `Due back ${formatDayTime(String(dueTimes[0]))}.`);
  await act(() => undo?.click());
  await expect.poll(() => dueTimes[1]).toBe(later);
});

test('the undo of an extension does not overwrite a later one', async () => {
  const { root, change, dueTimes } = await showExtend('Fair');
  await type(only(root, '[name=due_time]'), '2099-05-06T17:00');
  await submit(root);
  await expect.poll(() => dueTimes).toHaveLength(1);
  change('2099-05-09T17:00:00Z');
  const undo = await undoAfter(root, `Due back ${formatDayTime(String(dueTimes[0]))}.`);
  await act(() => undo?.click());
  await expect.poll(() => root.textContent).toContain('Someone else has changed this.');
  expect(dueTimes).toHaveLength(1);
});

test('a checkout is extended to the same time of the next day when the clocks change', async () => {
  const beforeChange = { ...checkout, due_time: '2099-03-07T23:00:00Z' };
  const root = await mount(
    <ExtendDialog checkout={beforeChange} onClose={vi.fn()} onChange={vi.fn()} />,
  );
  const field = only<HTMLInputElement>(root, '[name=due_time]');
  expect(field.value).toBe('2099-03-08T18:00');
});

test('a week is until the same time of day when the clocks change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-03-05T20:30:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const root = await mount(<CheckOutDialog items={[item]} onClose={vi.fn()} onChange={vi.fn()} />);
  const week = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'In a week',
  );
  await act(() => week?.click());
  const field = only<HTMLInputElement>(root, '[name=due_time]');
  expect(field.value).toBe('2099-03-12T15:30');
});
