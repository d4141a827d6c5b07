import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Questions } from '#console/ui/question.tsx';
import { ShownOnce } from '#console/ui/shown-once.tsx';
import { hasUnsaved } from '#console/unsaved.ts';
import { mount, textsOf } from './mount.ts';

async function show(text: string | null) {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onClose = vi.fn();
  const words = { title: 'Token of Shop', label: 'Token', advice: '', purpose: '' } as const;
  const root = await mount(
    <>
      <ShownOnce {...words} text={text} onClose={onClose} />
      <Questions />
    </>,
  );
  const click = (label: string) => {
    const button = [...root.querySelectorAll('button')].find((one) => one.textContent === label);
    return act(async () => button?.click());
  };
  return { root, click, onClose };
}

test('a token that was not copied counts as unsaved, and Done asks first', async () => {
  const { root, click, onClose } = await show('key_live_1');
  expect(hasUnsaved()).toBe(true);
  await click('Done');
  expect(textsOf(root, 'h2')).toContain('Close without copying the token?');
  expect(onClose).not.toHaveBeenCalled();
  await click('Close');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test('a token that was copied, or is missing, closes without a question', async () => {
  const { click, onClose } = await show('key_live_1');
  await click('Copy');
  expect(hasUnsaved()).toBe(false);
  await click('Done');
  expect(onClose).toHaveBeenCalledOnce();
  await show(null);
  expect(hasUnsaved()).toBe(false);
});

test('a token that was selected and copied counts as copied', async () => {
  const { root } = await show('key_live_1');
  const field = root.querySelector('input');
  await act(() => void field?.dispatchEvent(new Event('copy', { bubbles: true })));
  expect(hasUnsaved()).toBe(false);
});
