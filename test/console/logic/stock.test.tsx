import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { StockDialog } from '#console/pages/item/stock.tsx';
import { mount, only, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test.each([
  [8, 'All of the stock, with what is out (8 pcs).'],
  [0, 'All of the stock, with what is out.'],
])('while %i are out, the form says that a count includes what is out', async (out, text) => {
  serve(['content.items']);
  const chairs = { ...item, inventory_quantity: 40, quantity_out: out, inventory_unit: 'pcs' };
  const root = await mount(<StockDialog item={chairs} onClose={vi.fn()} onChange={vi.fn()} />);
  expect(textsOf(root, '.hint')).toEqual([]);
  const action = only<HTMLSelectElement>(root, '[name=action]');
  await act(() => {
    action.value = 'adjust';
    action.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(textsOf(root, '.hint')).toEqual([text]);
});
