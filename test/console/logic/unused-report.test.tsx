import { expect, test } from 'vitest';
import { UnusedReport } from '#console/pages/reports/unused-report.tsx';
import { mount } from './mount.ts';
import { item } from './sample.ts';

const start = Date.parse('2031-05-01T00:00:00Z');

/** The text of the report on items of which none was unused, all added at this time. */
async function textFor(created_at: string) {
  const knownItems = { records: [{ ...item, created_at }], total: 1 };
  const root = await mount(
    <UnusedReport items={[]} knownItems={knownItems} start={start} period="the last 13 weeks" />,
  );
  return root.textContent;
}

test('the report on unused items claims no use of items that are newer than its period', async () => {
  expect(await textFor('2031-05-02T00:00:00Z')).toContain(
    'All items were added in the last 13 weeks.',
  );
  expect(await textFor('2031-04-30T00:00:00Z')).toContain(
    'Every item that you have had for the last 13 weeks was out.',
  );
});
