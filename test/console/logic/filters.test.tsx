import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Filters } from '#console/pages/items/filters.tsx';
import { addressOf, type ItemQuery, readQuery } from '#console/pages/items/item-query.ts';
import { mount, textsOf } from './mount.ts';

/** Shows the filters of an address. Returns the queries requested when filters are removed, too. */
async function show(address: Record<string, string>) {
  const requested: Partial<ItemQuery>[] = [];
  let leaveCount = 0;
  const root = await mount(
    <Filters
      query={readQuery(new URLSearchParams(address))}
      isOpen={false}
      onChange={(query) => requested.push(addressOf(query))}
      onLeave={() => {
        leaveCount += 1;
      }}
    />,
  );
  const click = (index: number) => act(() => root.querySelectorAll('button')[index]?.click());
  return { root, requested, click, leaveCount: () => leaveCount };
}

test.each([
  [{ type: 'Light' }, 'Light'],
  [{ tag: 'stage' }, 'Tagged stage'],
  [{ inventory_low: 'true' }, 'Low in stock'],
  [{ has_open_issues: 'true' }, 'With open issues'],
  [{ inspection_within: '30' }, 'Inspection: Due within 30 days'],
  [{ maintenance_within: '0' }, 'Maintenance: Due today or overdue'],
  [{ expires_within: '-1' }, 'Expired'],
  [{ expires_within: '12' }, 'within 12 days'],
  [{ not_seen_since: '2031-01-05' }, 'Not seen since Jan 5, 2031'],
  [{ not_seen_since: 'soon' }, 'Not seen since soon'],
])('the filter %o is shown in words, and removed by a click', async (one, words) => {
  const { root, requested, click, leaveCount } = await show({ q: 'lamp', ...one });
  expect(textsOf(root, 'li')).toEqual([`${words} ×`, 'Clear the filters']);
  await click(0);
  expect([requested, leaveCount()]).toEqual([[{ q: 'lamp' }], 1]);
});

test('a free-time filter is shown in local time, as one filter', async () => {
  const freeTime = { available_from: '2031-05-04T17:00:00Z', available_to: '2031-05-05T00:00:00Z' };
  const { root } = await show(freeTime);
  expect(textsOf(root, 'li')[0]).toMatch(/^Free May 4, 2031, 1:00\sPM to May 4, 2031, 8:00\sPM ×$/);
});

test('clearing the filters keeps the search text and the order', async () => {
  const remaining = { q: 'lamp', order: '-id' };
  const { requested, click } = await show({ ...remaining, tag: 'stage', inventory_low: 'true' });
  await click(2);
  expect(requested).toEqual([remaining]);
});

test('nothing is shown if no filter is set', async () => {
  const { root } = await show({ q: 'lamp' });
  expect(root.innerHTML).toBe('');
});
