import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ConditionDialog } from '#console/pages/item/condition.tsx';
import { MoveDialog } from '#console/pages/item/move.tsx';
import { StockDialog } from '#console/pages/item/stock.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, type, undoAfter } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const handlers = { onClose: () => {}, onChange: () => {} };

/** Changes a stock of 40 that the service then reports as 55. Returns the calls and the undo button. */
async function changeStock(action: string, quantity: number, version: number) {
  const calls: unknown[] = [];
  const stock = { ...item, name: `Screws ${action} ${version}`, inventory_unit: 'pcs' };
  serve(['action.inventory'], (_method, _path, body) => {
    calls.push(body);
    return [{ data: { ...stock, inventory_quantity: 55, version } }];
  });
  const initial = { ...stock, inventory_quantity: 40, version: 7 };
  const root = await mount(
    <>
      <StockDialog item={initial} {...handlers} />
      <Toasts />
    </>,
  );
  await act(() => {
    const field = only<HTMLSelectElement>(root, '[name=action]');
    field.value = action;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await type(only(root, '[name=quantity]'), String(quantity));
  await submit(root);
  return { calls, undo: await undoAfter(root, `${stock.name}: 55 pcs in stock.`) };
}

test.each([
  ['pick', 'add'],
  ['add', 'pick'],
])(
  'the undo of the stock change %s is %s, even if others changed the stock meanwhile',
  async (action, inverse) => {
    const { calls, undo } = await changeStock(action, 5, 9);
    await act(() => undo?.click());
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls[1]).toEqual({ action: inverse, quantity: 5 });
  },
);

test('the undo of a stock count restores the old quantity, if the count is still current', async () => {
  const { calls, undo } = await changeStock('adjust', 55, 8);
  await act(() => undo?.click());
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]).toEqual({ action: 'adjust', quantity: 40, expected_quantity: 55 });
});

test('a stock count has no undo if the stock had changed before it', async () => {
  expect((await changeStock('adjust', 55, 9)).undo).toBeNull();
});

test.each([
  ['condition', ConditionDialog, 'set to', '"7"'],
  ['place', MoveDialog, 'moved to', null],
])(
  'the undo of a changed %s does not overwrite a later change',
  async (what, Dialog, text, first) => {
    const versions: (string | null)[] = [];
    const name = `Lamp of a ${what}`;
    const initial = {
      ...item,
      name,
      location: { id: 3, name: 'Store' },
      location_id: 3,
      version: 7,
    };
    serve(['content.items'], (_method, _path, _body, headers) => {
      versions.push(headers.get('If-Match'));
      return versions.length === 1
        ? [{ data: { ...initial, version: 8 } }]
        : refusal('version_mismatch', 412);
    });
    const root = await mount(
      <>
        <Dialog item={initial} {...handlers} />
        <Toasts />
      </>,
    );
    await submit(root);
    const undo = await undoAfter(root, `${name} ${text}`);
    await act(() => undo?.click());
    await expect.poll(() => versions).toEqual([first, '"8"']);
    await expect.poll(() => root.textContent).toContain('Someone else has changed this.');
  },
);
