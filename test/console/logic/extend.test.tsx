import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { ExtendDialog } from '#console/pages/checkouts/extend.tsx';
import { formatDayTime } from '#console/time.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, type, undoAfter } from './mount.ts';
import { checkout } from './sample.ts';
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
  await vi.waitFor(() => expect(root.textContent).toContain(text));
  expect(dueTimes).toEqual([]);
  await submit(root);
  await vi.waitFor(() => expect(dueTimes).toHaveLength(1));
  const undo = await undoAfter(root, `Due back ${formatDayTime(String(dueTimes[0]))}.`);
  await act(() => undo?.click());
  await vi.waitFor(() => expect(dueTimes[1]).toBe(later));
});

test('the undo of an extension does not overwrite a later one', async () => {
  const { root, change, dueTimes } = await showExtend('Fair');
  await type(only(root, '[name=due_time]'), '2099-05-06T17:00');
  await submit(root);
  await vi.waitFor(() => expect(dueTimes).toHaveLength(1));
  change('2099-05-09T17:00:00Z');
  const undo = await undoAfter(root, `Due back ${formatDayTime(String(dueTimes[0]))}.`);
  await act(() => undo?.click());
  await vi.waitFor(() => expect(root.textContent).toContain('Someone else has changed this.'));
  expect(dueTimes).toHaveLength(1);
});
