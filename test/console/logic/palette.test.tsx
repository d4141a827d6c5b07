import { expect, onTestFinished, test, vi } from 'vitest';
import { Palette } from '#console/shell/palette.tsx';
import { mount, only, press, textsOf, type } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const placesOf = (path: string) =>
  path.startsWith('/v1/locations')
    ? [{ id: 7, name: 'Locker 4', path: 'Vehicle 31 / Locker 4' }]
    : [];

/** Shows the palette, and restores the address after the test. */
async function show() {
  serve(['view'], (_method, path) => [
    {
      data: path.startsWith('/v1/items') ? [{ ...item, id: 12, name: 'Drum' }] : placesOf(path),
      meta: { pagination: { total: 1, next_cursor: null } },
    },
  ]);
  const before = location.hash;
  onTestFinished(() => {
    location.hash = before;
  });
  const onClose = vi.fn();
  const root = await mount(<Palette onClose={onClose} />);
  const input = only<HTMLInputElement>(root, 'input');
  return { input, onClose };
}

test('Enter before the response opens the first result once it arrives', async () => {
  const { input, onClose } = await show();
  await type(input, 'drum');
  await press(input, 'Enter');
  expect(onClose).not.toHaveBeenCalled();
  await expect.poll(() => location.hash).toBe('#/items/12');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('typing on after Enter cancels the opening', async () => {
  const { input, onClose } = await show();
  await type(input, 'dru');
  await press(input, 'Enter');
  await type(input, 'drum');
  await expect.poll(() => input.getAttribute('aria-activedescendant')).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a place is found by the words of its path', async () => {
  const { input } = await show();
  await type(input, 'vehicle locker 4');
  await expect
    .poll(() => textsOf(document.body, '[role=option]'))
    .toContain('Locker 4 Vehicle 31 / Locker 4');
});
