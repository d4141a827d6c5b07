import { expect, test } from 'vitest';
import { ItemRow } from '#console/pages/items/item-row.tsx';
import { mount, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const usual = { columns: [], paths: new Map<number, string>() };

test('a row of the items whose maintenance is due shows the earliest day of its plans', async () => {
  serve(['view']);
  const plan = { kind: 'inspection', every_days: 30, every_checkouts: null } as const;
  const rest = { ...plan, last_on: null, checkouts_from: null };
  const maintenance = [
    { ...rest, name: 'Flow test', next_on: '2031-05-09' },
    { ...rest, name: 'Check', next_on: '2031-05-04' },
  ];
  const root = await mount(
    <ItemRow items={[{ ...item, maintenance }]} index={0} day="maintenance" {...usual} />,
  );
  expect(textsOf(root, '.row-state small')).toEqual(['maintenance May 4, 2031']);
});

test.each([
  ['Hose 7 / Ladder 12 / Locker 1', 'Ladder 12 / Locker 1'],
  ['Locker 1', 'Locker 1'],
  [undefined, 'Locker 1'],
])('the place of a row with the path %s is %s', async (path, text) => {
  serve(['view']);
  const items = [{ ...item, location: { id: 8, name: 'Locker 1' } }];
  const paths = new Map(path ? [[8, path]] : []);
  const root = await mount(
    <ItemRow {...usual} items={items} index={0} day={undefined} paths={paths} />,
  );
  expect(textsOf(root, '.row-place')).toEqual([text]);
});

test('the column of home places names them with what they are in', async () => {
  serve(['view']);
  const items = [{ ...item, home_location: { id: 8, name: 'Locker 1' } }];
  const paths = new Map([[8, 'Ladder 12 / Locker 1']]);
  const root = await mount(
    <ItemRow items={items} index={0} day={undefined} columns={['home_location']} paths={paths} />,
  );
  expect(textsOf(root, '.row-column bdi')).toEqual(['Ladder 12 / Locker 1']);
});
