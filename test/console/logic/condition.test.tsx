import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Item } from '#console/api/records.ts';
import { ConditionDialog } from '#console/pages/item/condition.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, undoAfter } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const ann = { ...item.updated_by, name: 'Ann' };

/** Shows the dialog for an outdated item. Returns the changes that the service accepted, too. */
async function showOutdated(name: string, change: Partial<Item>) {
  const initial: Item = { ...item, name, condition: 'operative', version: 4 };
  let stored: Item = { ...initial, ...change, updated_by: ann, version: 6 };
  const acceptedChanges: unknown[] = [];
  serve(['content.items', 'action.condition'], (method, _path, body, headers) => {
    if (method === 'GET') return [{ data: stored }];
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal('version_mismatch', 412);
    acceptedChanges.push(body);
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    return [{ data: stored }];
  });
  const root = await mount(
    <>
      <ConditionDialog item={initial} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  return { root, acceptedChanges, field: only<HTMLSelectElement>(root, '[name=condition]') };
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

test('an outdated dialog does not overwrite that another member has discarded the item', async () => {
  const { root, acceptedChanges, field } = await showOutdated('Lamp of Ann', discarded);
  await choose(field, 'inoperative');
  await submit(root);
  const text = 'Ann set Lamp of Ann to discarded: sold.';
  await expect.poll(() => root.textContent).toContain(text);
  expect([acceptedChanges, field.value]).toEqual([[], 'inoperative']);
  await submit(root);
  const undo = await undoAfter(root, 'Lamp of Ann set to out of order.');
  await act(() => undo?.click());
  await expect.poll(() => acceptedChanges).toHaveLength(2);
  expect(acceptedChanges[1]).toEqual({ condition: 'discarded', remarks: 'sold' });
});

test('if the member chose no condition, the field takes over the one set by another member', async () => {
  const { root, field } = await showOutdated('Lamp of Ben', discarded);
  await submit(root);
  await expect.poll(() => root.textContent).toContain('Ann set Lamp of Ben to discarded');
  expect(field.value).toBe('discarded');
});

test('a condition is set at once if only other fields of the item have changed', async () => {
  const { root, acceptedChanges, field } = await showOutdated('Lamp of Cleo', { location_id: 9 });
  await choose(field, 'inoperative');
  await submit(root);
  await undoAfter(root, 'Lamp of Cleo set to out of order.');
  expect(acceptedChanges).toEqual([{ condition: 'inoperative', remarks: '' }]);
});
