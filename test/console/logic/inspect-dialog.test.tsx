import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { InspectDialog } from '#console/pages/inspections/inspect-dialog.tsx';
import type { Plan } from '#console/pages/item/plan-values.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, submit, textsOf, type, undoAfter } from './mount.ts';
import { refusal, serve } from './service.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Lamp ${index + 1}`,
    unique_id: null,
  }));

test('a retry after a refusal records only the items that have no event yet', async () => {
  const counts: number[] = [];
  serve(['content.items', 'action.event'], (_method, _path, body) => {
    const { iid } = body as { iid: number[] };
    counts.push(iid.length);
    return counts.length === 2 ? refusal('forbidden', 403) : [{ data: { id: counts.length } }, 201];
  });
  const onClose = vi.fn();
  const root = await mount(
    <InspectDialog items={items(45)} onClose={onClose} onChange={vi.fn()} />,
  );
  await submit(root);
  await expect.poll(() => root.querySelector('[role=alert]')).not.toBeNull();
  expect(textsOf(root, '.warned')).toHaveLength(40);
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(counts).toEqual([40, 5, 5]);
});

test.each([
  ['Passed', ['action.event', 'action.condition'], 'Failed: will be set out of order.'],
  ['Inspected', ['action.event'], 'Not recorded.'],
])('the checked items are labelled %s for a member with %o', async (legend, permissions, note) => {
  serve(permissions);
  const root = await mount(<InspectDialog items={items(2)} onClose={vi.fn()} onChange={vi.fn()} />);
  expect(only(root, 'legend').textContent).toBe(`${legend}: 2 of 2 items`);
  await act(() => root.querySelector<HTMLInputElement>('[type=checkbox]')?.click());
  expect(textsOf(root, '.warned')).toEqual([note]);
});

test.each([
  [1, 'Inspection of 1 item recorded: it failed.'],
  [2, 'Inspection of 2 items recorded, 1 of them failed.'],
])('of %i inspected, the message says what failed', async (count, text) => {
  const permissions = ['content.items', 'action.event', 'action.condition'];
  serve(permissions, () => [{ data: { id: 1 } }, 201]);
  const root = await mount(
    <>
      <InspectDialog items={items(count)} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await act(() => root.querySelector<HTMLInputElement>('[type=checkbox]')?.click());
  await submit(root);
  await expect.poll(() => textsOf(root, '.toast p')).toContain(text);
});

test.each([
  [1, 'Inspection of 1 item recorded. Lamp 1 stays out of order.'],
  [4, 'Inspection of 4 items recorded. 4 items stay out of order.'],
])('of %i that passed out of order, the message says that they stay so', async (count, text) => {
  serve(['content.items', 'action.event'], (method) => {
    const found = items(count).map((one) => ({ ...one, condition: 'inoperative' }));
    const pagination = { next_cursor: null };
    return method === 'GET' ? [{ data: found, meta: { pagination } }] : [{ data: { id: 1 } }, 201];
  });
  const root = await recordFor(count);
  await expect.poll(() => textsOf(root, '.toast p')).toContain(text);
});

test('the cost is stored on the first event only', async () => {
  const costs: (number | null)[] = [];
  serve(['content.items', 'action.event'], (_method, _path, body) => {
    costs.push((body as { cost: number | null }).cost);
    return [{ data: { id: costs.length } }, 201];
  });
  const onClose = vi.fn();
  const root = await mount(
    <InspectDialog items={items(45)} onClose={onClose} onChange={vi.fn()} />,
  );
  await type(only(root, '[name=cost]'), '120');
  await act(() => root.querySelector<HTMLInputElement>('[type=checkbox]')?.click());
  await submit(root);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(costs).toEqual([120, null, null]);
});

/** Simulates a service where some items were deleted. Returns the item ids of each recorded event. */
function serveWithout(missingIds: readonly number[]) {
  const recorded: number[][] = [];
  serve(['content.items', 'action.event'], (method, _path, body) => {
    if (method === 'DELETE') return [{ data: recorded.pop() }];
    const { iid } = body as { iid: number[] };
    const missing = iid.filter((id) => missingIds.includes(id));
    if (missing.length > 0) {
      const problems = missing.map((item_id) => ({ code: 'not_found', message: '', item_id }));
      return refusal('validation_failed', 422, { iid: problems });
    }
    recorded.push(iid);
    return [{ data: { id: recorded.length } }, 201];
  });
  return recorded;
}

/** Records an inspection of items; the page shows what it says of it. */
async function recordFor(count: number): Promise<HTMLElement> {
  const root = await mount(
    <>
      <InspectDialog items={items(count)} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await submit(root);
  return root;
}

test('an item that was deleted meanwhile is named, and the others are recorded with an undo', async () => {
  const recorded = serveWithout([44]);
  const root = await recordFor(45);
  const undo = await undoAfter(root, 'of 44 items recorded. Lamp 44 no longer exists.');
  expect(recorded.map((iid) => iid.length)).toEqual([40, 4]);
  await act(() => undo?.click());
  await expect.poll(() => recorded).toEqual([]);
});

test('if all items were deleted meanwhile, the dialog says so', async () => {
  serveWithout([1, 2]);
  const root = await mount(<InspectDialog items={items(2)} onClose={vi.fn()} onChange={vi.fn()} />);
  await submit(root);
  await expect
    .poll(() => textsOf(root, '[role=alert]'))
    .toEqual(['Lamp 1, Lamp 2 no longer exist.']);
});

test('an undo that failed halfway removes only the events that are left', async () => {
  const removals: string[] = [];
  let created = 0;
  serve(['content.items', 'action.event'], (method, path) => {
    if (method !== 'DELETE') {
      created += 1;
      return [{ data: { id: created } }, 201];
    }
    removals.push(path);
    return removals.length === 2 ? refusal('conflict', 409) : [{ data: {} }];
  });
  const root = await recordFor(46);
  const undo = await undoAfter(root, 'of 46 items recorded.');
  await act(() => undo?.click());
  const again = await undoAfter(root, 'Refused.');
  await act(() => again?.click());
  await expect.poll(() => removals).toHaveLength(3);
  expect(removals).toEqual(['/v1/events/1', '/v1/events/2', '/v1/events/2']);
});

const unused = { every_checkouts: null, checkouts_from: null, last_on: null };
const plan = (name: string, kind: Plan['kind'], next_on: string): Plan => {
  return { ...unused, name, kind, every_days: 30, next_on };
};

test.each([
  [
    'the one that is due longest',
    ['2026-05-02', '2026-03-01', '2126-05-02'],
    'Hoist',
    'calibration',
  ],
  ['none if none is due', ['2126-05-02', '2126-03-01', '2126-05-02'], '', 'inspection'],
])('of several plans, the dialog begins with %s', async (_what, days, name, kind) => {
  serve(['content.items', 'action.event']);
  const [brakes = '', hoist = '', oil = ''] = days;
  const plans = [
    plan('Brakes', 'inspection', brakes),
    plan('Hoist', 'calibration', hoist),
    plan('Oil', 'maintenance', oil),
  ];
  const root = await mount(
    <InspectDialog items={items(1)} plans={plans} onClose={vi.fn()} onChange={vi.fn()} />,
  );
  expect(only<HTMLSelectElement>(root, '[name=plan]').value).toBe(name);
  expect(only<HTMLSelectElement>(root, '[name=kind]').value).toBe(kind);
});
