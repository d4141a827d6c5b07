import { expect, onTestFinished, test, vi } from 'vitest';
import { Palette } from '#console/shell/palette.tsx';
import { mount, only, press, type } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

/** The palette over a page, and the address that it leads to. */
async function show() {
  serve(['view'], (_method, path) => [
    { data: path.startsWith('/v1/items') ? [{ ...item, id: 12, name: 'Drum' }] : [], meta: {} },
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

test('Enter before the answer opens the first hit once it is there', async () => {
  const { input, onClose } = await show();
  await type(input, 'drum');
  await press(input, 'Enter');
  expect(onClose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(location.hash).toBe('#/items/12'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what is typed on after Enter is not opened by it', async () => {
  const { input, onClose } = await show();
  await type(input, 'dru');
  await press(input, 'Enter');
  await type(input, 'drum');
  await vi.waitFor(() => expect(input.getAttribute('aria-activedescendant')).not.toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
