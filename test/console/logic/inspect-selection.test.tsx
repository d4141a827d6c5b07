import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { InspectSelection } from '#console/pages/inspections/inspect-selection.tsx';
import { mount, only, submit, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const planNamed = (name: string) => ({ name, kind: 'inspection', next_on: '2026-11-30' });

/** Opens the dialog for items with these plans. Returns it, and the plan of each recorded event. */
async function inspectItems(...plans: readonly string[][]) {
  const items = plans.map((names, index) => {
    return { ...item, id: index + 1, maintenance: names.map(planNamed) };
  });
  const recorded: unknown[] = [];
  serve(['content.items', 'action.event'], (method, _path, body) => {
    if (method === 'GET') return [{ data: items, meta: { pagination: { next_cursor: null } } }];
    recorded.push(Object(body).plan);
    return [{ data: { id: 1 } }, 201];
  });
  const root = await mount(<InspectSelection items={items} onClose={vi.fn()} onChange={vi.fn()} />);
  return { root, recorded };
}

test('an inspection of many items is recorded for a plan that all of them have', async () => {
  const { root, recorded } = await inspectItems(['Flow test', 'Check'], ['check', 'Oil']);
  await expect.poll(() => textsOf(root, '[name=plan] option')).toEqual(['None', 'Check']);
  const choice = only<HTMLSelectElement>(root, '[name=plan]');
  await act(() => {
    choice.value = 'Check';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await submit(root);
  await expect.poll(() => recorded).toEqual(['Check']);
});

test('an inspection of items without a plan in common says that what is due stays due', async () => {
  const { root } = await inspectItems(['Flow test'], ['Oil']);
  await expect
    .poll(() => textsOf(root, '.notice').join())
    .toContain('no maintenance plan in common');
});

test('no inspection can be recorded before the plans of its items are known', async () => {
  serve(['content.items', 'action.event'], () => refusal('unavailable', 503));
  const root = await mount(
    <InspectSelection items={[item]} onClose={vi.fn()} onChange={vi.fn()} />,
  );
  await expect.poll(() => textsOf(root, '[role=alert] button')).toEqual(['Try again']);
  expect(root.querySelector('form')).toBeNull();
});
