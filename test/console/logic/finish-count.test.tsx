import { expect, test } from 'vitest';
import { FinishDialog } from '#console/pages/places/count/finish-dialog.tsx';
import { sortCount } from '#console/pages/places/count/sort-count.ts';
import { mount, only, press } from './mount.ts';
import { countedPlace, item } from './sample.ts';
import { serve } from './service.ts';

test('a label that is scanned while the end of a count is confirmed does not confirm it', async () => {
  serve(['content.items', 'action.inventory']);
  const count = sortCount(new Set([1]), [], [{ label: 'K1', state: 'found', items: [item] }]);
  const ignore = () => {};
  const root = await mount(
    <FinishDialog
      countedPlace={countedPlace}
      count={count}
      onClose={ignore}
      onChange={ignore}
      onDone={ignore}
      onMovedBack={ignore}
    />,
  );
  const button = only(root, 'button.primary');
  expect(await press(button, 'Enter')).toBe(false);
  for (const key of 'K2') await press(button, key);
  expect(await press(button, 'Enter')).toBe(true);
  const remarks = only(root, 'textarea');
  await press(remarks, 'a');
  expect(await press(remarks, 'Enter')).toBe(false);
});
