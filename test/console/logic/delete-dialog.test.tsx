import { expect, test } from 'vitest';
import { DeleteDialog } from '#console/ui/delete-dialog.tsx';
import { mount, only, type } from './mount.ts';

test.each([
  ['Stage  lamp', 'Stage lamp', true],
  ['Stage\u00a0lamp ', 'Stage lamp', true],
  ['Cafe\u0301 table', 'Caf\u00e9 table', true],
  ['Stage lamp', 'stage lamp', false],
  ['Stage lamp', 'Stagelamp', false],
])('deleting “%s” is confirmed by typing “%s”: %s', async (name, typed, isEnough) => {
  const done = () => {};
  const work = async () => {};
  const texts = { name, lead: 'It goes.' };
  const root = await mount(
    <DeleteDialog {...texts} remove={work} restore={work} onClose={done} onChange={done} />,
  );
  await type(only(root, 'input'), typed);
  expect(only<HTMLButtonElement>(root, '[type=submit]').disabled).toBe(!isEnough);
});
