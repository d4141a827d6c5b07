import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Item } from '#console/api/records.ts';
import { ConditionDialog } from '#console/pages/item/condition.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, undoAfter } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const ann = { ...item.updated_by, name: 'Ann' };

/** Shows the window over an item that has been changed since; the decisions that the service took. */
async function showOver(name: string, change: Partial<Item>) {
  const shown: Item = { ...item, name, condition: 'operative', version: 4 };
  let present: Item = { ...shown, ...change, updated_by: ann, version: 6 };
  const decisions: unknown[] = [];
  serve(['content.items', 'action.condition'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: present }];
    if (headers.get('If-Match') !== `"${present.version}"`) return refusal('version_mismatch', 412);
    decisions.push(body);
    present = { ...present, ...(body as object), version: present.version + 1 };
    return [{ data: present }];
  });
  const root = await mount(
    <>
      <ConditionDialog item={shown} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  return { root, decisions, field: only<HTMLSelectElement>(root, '[name=condition]') };
}

const choose = (field: HTMLSelectElement, condition: Item['condition']) =>
  act(() => {
    field.value = condition;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

const discarded: Partial<Item> = {
  ...{ condition: 'discarded', condition_remarks: 'sold' },
  ...{ condition_changed_at: '2031-05-04T17:00:00Z', condition_changed_by: ann },
};

test('an item that somebody has discarded is revived by no window that did not show that', async () => {
  const { root, decisions, field } = await showOver('Lamp of Ann', discarded);
  await choose(field, 'inoperative');
  await submit(root);
  const text = 'Ann set Lamp of Ann to discarded: sold.';
  await vi.waitFor(() => expect(root.textContent).toContain(text));
  expect([decisions, field.value]).toEqual([[], 'inoperative']);
  await submit(root);
  const undo = await undoAfter(root, 'Lamp of Ann set to out of order.');
  await act(() => undo?.click());
  await vi.waitFor(() => expect(decisions).toHaveLength(2));
  expect(decisions[1]).toEqual({ condition: 'discarded', remarks: 'sold' });
});

test('a condition that was not chosen becomes what somebody has set', async () => {
  const { root, field } = await showOver('Lamp of Ben', discarded);
  await submit(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Ann set Lamp of Ben to discarded'));
  expect(field.value).toBe('discarded');
});

test('a condition is set where something else of the item has changed', async () => {
  const { root, decisions, field } = await showOver('Lamp of Cleo', { location_id: 9 });
  await choose(field, 'inoperative');
  await submit(root);
  await undoAfter(root, 'Lamp of Cleo set to out of order.');
  expect(decisions).toEqual([{ condition: 'inoperative', remarks: '' }]);
});
