import type { ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { CalendarPage } from '#console/pages/calendar/calendar.tsx';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { rolesFor } from '#console/pages/members/roles.ts';
import { OverduePage } from '#console/pages/overdue/overdue.tsx';
import { ItemLinks } from '#console/pages/records/record-page.tsx';
import { SlipItems } from '#console/pages/records/slip-items.tsx';
import { ScanPage } from '#console/pages/scan/scan.tsx';
import { SelectionActions } from '#console/pages/selection/selection-actions.tsx';
import { TodayPage } from '#console/pages/today/today.tsx';
import { currentRoute, type SectionProps } from '#console/route.ts';
import { ItemsField } from '#console/ui/items-field.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker } from '#console/ui/record-pickers.tsx';
import { permissions } from '#shared/auth/grants.ts';
import { mount, only, submit, textsOf, type } from './mount.ts';
import { checkout, item } from './sample.ts';
import { refusal, serve } from './service.ts';

const lamp = { id: 1, name: 'Lamp', unique_id: null };
const cable = { id: 2, name: 'Cable', unique_id: null, quantity: 5 };

test('moving a selection is offered only to members who may see places', async () => {
  const buttonsFor = async (...permissions: string[]) => {
    serve(permissions);
    cartOfMember().replace([item]);
    const root = await mount(<SelectionActions onChange={vi.fn()} />);
    return textsOf(root, 'button');
  };
  expect(await buttonsFor('action.location')).not.toContain('Move');
  expect(await buttonsFor('action.location', 'content.locations')).toContain('Move');
});

test('a damaged item can be reported by an issue without the permission to set its condition', async () => {
  const bodies: unknown[] = [];
  const showFor = (...permissions: string[]) => {
    serve(permissions, (_method, _path, body) => {
      bodies.push(body);
      return [{ data: checkout, meta: {} }];
    });
    const handlers = { onClose: vi.fn(), onChange: vi.fn() };
    return mount(<CheckInDialog checkoutId={1} items={[lamp, cable]} {...handlers} />);
  };
  const labelsOf = (root: HTMLElement) =>
    [...root.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  const labels = labelsOf(await showFor('action.checkout'));
  expect(labels).not.toContain('Damaged: Lamp');
  expect(labels).not.toContain('Used up of Cable');
  const root = await showFor('action.checkout', 'action.issue', 'action.inventory');
  expect(labelsOf(root)).toContain('Used up of Cable');
  await act(() => only(root, '[aria-label="Damaged: Lamp"]').click());
  await submit(root);
  await expect.poll(() => bodies).toHaveLength(1);
  const issue = { name: 'Damaged', autochange_condition: true };
  expect(bodies).toMatchObject([{ items: [{ item_id: 1, issue }] }]);
});

test('the offered roles are those the signed-in member may grant, the current one, and a custom one', () => {
  const rolesOf = (...given: Parameters<typeof rolesFor>) =>
    rolesFor(...given).map(([role]) => role);
  serve(['admin.users', 'view']);
  expect(rolesOf()).toEqual(['viewer', 'custom']);
  expect(rolesOf({ role: 'member', permissions: [] })).toEqual(['member', 'viewer', 'custom']);
  serve(permissions);
  expect(rolesOf()).toEqual(['member', 'viewer', 'owner', 'custom']);
});

test('adding an unknown contact is offered only to members who may add contacts', async () => {
  const optionsFor = async (...permissions: string[]) => {
    serve(permissions);
    const values = { contact_id: undefined as Choice | undefined };
    const form = { values, set: vi.fn(), errorOf: () => undefined };
    const root = await mount(<ContactPicker form={form} name="contact_id" label="Who" canAdd />);
    await type(only(root, 'input'), 'Kim');
    await expect.poll(() => root.textContent).toMatch(/Nobody found/);
    return textsOf(root, '[role=option]');
  };
  expect(await optionsFor('view')).toEqual([]);
  expect(await optionsFor('content.contacts')).toEqual(['Add “Kim”']);
});

test('without access to items, a slip is complete, and nothing leads to an item or searches for one', async () => {
  const paths: string[] = [];
  serve(['action.checkout', 'action.reserve'], (_method, path) => {
    paths.push(path);
    return refusal('forbidden', 403);
  });
  const root = await mount(
    <>
      <ItemLinks items={[lamp]} />
      <ItemsField items={[lamp]} onChange={vi.fn()} />
      <SlipItems items={[lamp]} placeLabel="Goes back to" checkColumns={[]} />
    </>,
  );
  await expect.poll(() => only(root, 'table').getAttribute('aria-busy')).toBe('false');
  expect(root.querySelectorAll('a, [role=combobox], [role=alert]')).toHaveLength(0);
  expect(paths).toEqual([]);
});

const pages: [name: string, Page: ComponentType<SectionProps>, text: string][] = [
  ['Today', TodayPage, 'You do not have access to equipment, bookings or issues'],
  ['Overdue', OverduePage, 'You do not have access to bookings or issues'],
  ['Calendar', CalendarPage, 'You do not have access to bookings'],
  ['Scan', ScanPage, 'You do not have access to equipment'],
];

test.each(pages)(
  'the page %s says so to a member who may see none of its records',
  async (_name, Page, text) => {
    serve([]);
    const root = await mount(<Page route={currentRoute.get()} />);
    expect(root.textContent).toContain(text);
  },
);
