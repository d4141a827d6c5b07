import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { Scanned } from '#console/pages/scan/scanned.tsx';
import { mount, only } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test.each([
  [40, 1, 0],
  [41, 0, 41],
])(
  'checking out %d scanned items opens %d dialogs and selects %d items',
  async (count, dialogCount, selectedCount) => {
    serve(['action.checkout', 'view']);
    cartOfMember().clear();
    const free = { ...item, checkout_id: null, checkout: null, available: true };
    const items = Array.from({ length: count }, (_, index) => ({ ...free, id: index + 1 }));
    const scans = [{ label: 'A', state: 'found', items } as const];
    const onOut = vi.fn();
    const handlers = { onIn: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
    const root = await mount(<Scanned scans={scans} isAllowed onOut={onOut} {...handlers} />);
    await act(() => only(root, '.primary').click());
    expect(onOut).toHaveBeenCalledTimes(dialogCount);
    expect(cartOfMember().items.get()).toHaveLength(selectedCount);
    cartOfMember().clear();
  },
);
