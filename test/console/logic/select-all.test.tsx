import { expect, test } from 'vitest';
import { readQuery } from '#console/pages/items/item-query.ts';
import { SelectAll } from '#console/pages/items/select-all.tsx';
import { mount, textsOf } from './mount.ts';
import { serve } from './service.ts';

test.each([
  [1000, 'Select all 1,000'],
  [1001, 'Select the first 1,000'],
])('of %d items, the button says how many it selects', async (total, text) => {
  serve(['view']);
  const query = readQuery(new URLSearchParams());
  const root = await mount(<SelectAll total={total} items={[]} query={query} />);
  expect(textsOf(root, 'button')).toEqual([text]);
});
