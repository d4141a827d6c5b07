import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ItemsField } from '#console/ui/items-field.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { mount, only, textsOf, type, whenFound } from './mount.ts';
import { serve } from './service.ts';

const lamp = { id: 1, name: 'Lamp', unique_id: null };

function Field() {
  const [items, setItems] = useState<readonly ListedItem[]>([]);
  return <ItemsField items={items} onChange={setItems} />;
}

test('after an item was added, the emptied input has the focus for the next one', async () => {
  serve(['view', 'content.items'], () => [
    { data: [lamp], meta: { pagination: { total: 1, next_cursor: null } } },
  ]);
  const root = await mount(<Field />);
  const input = only<HTMLInputElement>(root, '[role=combobox]');
  input.focus();
  await type(input, 'Lamp');
  const option = await whenFound(() => root.querySelector<HTMLElement>('[role=option]'));
  await act(() => option?.click());
  expect(textsOf(root, 'li > span')).toEqual(['Lamp']);
  const emptiedInput = only<HTMLInputElement>(root, '[role=combobox]');
  expect(document.activeElement).toBe(emptiedInput);
  expect(emptiedInput.value).toBe('');
});
