import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeletedRecords } from '#console/pages/deleted/deleted-records.tsx';
import { currentRoute, goTo } from '#console/route.ts';
import { mount, whenFound } from './mount.ts';

/** Shows a deleted lamp. Returns the button that restores it by this call. */
async function showLamp(restore: () => Promise<unknown>) {
  const pagination = { next_cursor: null, total: 1 };
  const kind = {
    read: async () => ({ data: [{ id: 3, name: 'Lamp' }], meta: { pagination } }),
    describe: () => '',
    restore,
    section: 'items',
    isRestoredBy: () => true,
  };
  const root = await mount(<DeletedRecords kind={kind} />);
  return whenFound(() => root.querySelector('button'));
}

test('a double click restores a record once', async () => {
  const restore = vi.fn(() => new Promise<never>(() => {}));
  const button = await showLamp(restore);
  await act(() => {
    button.click();
    button.click();
  });
  expect(restore).toHaveBeenCalledTimes(1);
});

test.each([
  ['leads to its page', '/deleted', '/items/3'],
  ['does not lead away from where the member has gone since', '/calendar', '/calendar'],
])('a restored record %s', async (_what, meanwhile, after) => {
  const go = async (path: string) => {
    goTo(path);
    await expect.poll(() => currentRoute.get().path).toBe(path);
  };
  onTestFinished(() => go('/'));
  await go('/deleted');
  const restored = Promise.withResolvers<void>();
  const button = await showLamp(() => restored.promise);
  await act(() => button.click());
  await go(meanwhile);
  restored.resolve();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await expect.poll(() => currentRoute.get().path).toBe(after);
});
