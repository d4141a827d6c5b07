import { expect, test } from 'vitest';
import { LabelSheet } from '#console/pages/selection/label-sheet.tsx';
import { mount, whenFound } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test('of many items without a label, the sheet of labels names the first ones', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    ...item,
    id: index + 1,
    name: `Lamp ${index + 1}`,
    unique_id: null,
    qr: [],
  }));
  serve(['view'], () => [{ data: items, meta: { pagination: { total: 12, next_cursor: null } } }]);
  const root = await mount(<LabelSheet items={items} />);
  const notice = await whenFound(() => root.querySelector('.notice'));
  expect(notice.textContent).toMatch(/: Lamp 1, .*, Lamp 10 and 2 more\.$/);
});
