import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { Scanned } from '#console/pages/scan/scanned.tsx';
import { mount, only, textsOf } from './mount.ts';
import { item, location } from './sample.ts';
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

test('scanned items of one name differ in their codes', async () => {
  serve(['view']);
  const scans = ['LX-1', 'LX-2'].map((code, id) => {
    const items = [{ ...item, id, name: 'Par 64', unique_id: code }];
    return { label: code, state: 'found', items } as const;
  });
  const handlers = { onOut: vi.fn(), onIn: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  const root = await mount(<Scanned scans={scans} isAllowed={false} {...handlers} />);
  expect(textsOf(root, '.code')).toEqual(['LX-1', 'LX-2']);
});

test('the scanned label of a place leads to its page', async () => {
  serve(['view']);
  const scans = [{ label: 'BAY-1', state: 'found', items: [], place: location } as const];
  const handlers = { onOut: vi.fn(), onIn: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  const root = await mount(<Scanned scans={scans} isAllowed {...handlers} />);
  expect(only(root, 'li a').getAttribute('href')).toBe(`#/places/${location.id}`);
});
