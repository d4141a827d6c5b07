import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Filters } from '#console/pages/items/filters.tsx';
import { addressOf, type ItemQuery, readQuery } from '#console/pages/items/item-query.ts';
import { mount, textsOf } from './mount.ts';

/** The filters of an address, and what the page asks for when one of them is taken off. */
async function show(address: Record<string, string>) {
  const requested: Partial<ItemQuery>[] = [];
  let leaves = 0;
  const root = await mount(
    <Filters
      query={readQuery(new URLSearchParams(address))}
      isOpen={false}
      onChange={(query) => requested.push(addressOf(query))}
      onLeave={() => {
        leaves += 1;
      }}
    />,
  );
  const click = (index: number) => act(() => root.querySelectorAll('button')[index]?.click());
  return { root, requested, click, leaves: () => leaves };
}

test.each([
  [{ type: 'Light' }, 'Light'],
  [{ tag: 'stage' }, 'Tagged stage'],
  [{ inventory_low: 'true' }, 'Low in stock'],
  [{ has_open_issues: 'true' }, 'With open issues'],
  [{ inspection_within: '30' }, 'Inspection: Due within 30 days'],
  [{ expires_within: '-1' }, 'Expired'],
  [{ expires_within: '12' }, 'within 12 days'],
  [{ not_seen_since: '2031-01-05' }, 'Not seen since Jan 5, 2031'],
  [{ not_seen_since: 'soon' }, 'Not seen since soon'],
])(
  'the filter of the address %o is shown in words, and taken off by a click',
  async (one, words) => {
    const { root, requested, click, leaves } = await show({ q: 'lamp', ...one });
    expect(textsOf(root, 'li')).toEqual([`${words} ×`, 'Clear the filters']);
    await click(0);
    expect([requested, leaves()]).toEqual([[{ q: 'lamp' }], 1]);
  },
);

test('a window of time is shown where the reader is, as one filter', async () => {
  const window = { available_from: '2031-05-04T17:00:00Z', available_to: '2031-05-05T00:00:00Z' };
  const { root } = await show(window);
  expect(textsOf(root, 'li')[0]).toMatch(/^Free May 4, 2031, 1:00\sPM to May 4, 2031, 8:00\sPM ×$/);
});

test('all filters are taken off at once, and the words and the order stay', async () => {
  const remaining = { q: 'lamp', order: '-id' };
  const { requested, click } = await show({ ...remaining, tag: 'stage', inventory_low: 'true' });
  await click(2);
  expect(requested).toEqual([remaining]);
});

test('nothing is shown where nothing is on', async () => {
  const { root } = await show({ q: 'lamp' });
  expect(root.innerHTML).toBe('');
});
