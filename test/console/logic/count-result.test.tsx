import { expect, test } from 'vitest';
import { CountResult } from '#console/pages/places/count/count-result.tsx';
import { sortCount } from '#console/pages/places/count/sort-count.ts';
import { mount } from './mount.ts';
import { countedPlace } from './sample.ts';

test('the result of a count lists unknown labels and labels not looked up separately', async () => {
  const count = sortCount(
    new Set([1]),
    [],
    [
      { label: 'NOPE', state: 'unknown', items: [] },
      { label: 'LATE', state: 'failed', items: [] },
    ],
  );
  const result = { at: 0, count, moved: [] };
  const root = await mount(
    <CountResult result={result} countedPlace={countedPlace} onAgain={() => {}} />,
  );
  expect(root.textContent).toContain('Labels without an item: NOPE.');
  expect(root.textContent).toContain('Labels not looked up and not counted: LATE.');
});
