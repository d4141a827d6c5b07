import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { DeletedRecords } from '#console/pages/deleted/deleted-records.tsx';
import { mount, whenFound } from './mount.ts';

test('a double click restores a record once', async () => {
  const restore = vi.fn(() => new Promise<never>(() => {}));
  const pagination = { next_cursor: null, total: 1 };
  const kind = {
    read: async () => ({ data: [{ id: 3, name: 'Lamp' }], meta: { pagination } }),
    describe: () => '',
    restore,
    section: 'items',
    isRestoredBy: () => true,
  };
  const root = await mount(<DeletedRecords kind={kind} />);
  const button = await whenFound(() => root.querySelector('button'));
  await act(() => {
    button.click();
    button.click();
  });
  expect(restore).toHaveBeenCalledTimes(1);
});
