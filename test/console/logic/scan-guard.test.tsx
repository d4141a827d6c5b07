import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { CheckOutDialog } from '#console/pages/checkouts/check-out.tsx';
import { KitForm } from '#console/pages/kits/kit-form.tsx';
import { HandOver } from '#console/pages/reservations/hand-over.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, press, scan, textsOf, type, whenFound } from './mount.ts';
import { item, reservation } from './sample.ts';
import { serve } from './service.ts';

const drum = { ...item, id: 71, name: 'Drum', checkout_id: null, next_reservation: null };
const horn = { ...drum, id: 72, name: 'Horn', availability: 'checked_out' };
const handlers = { onClose: () => {}, onChange: () => {} };

/** Answers lookups with the item of this label. */
function serveLabels(labels: Readonly<Record<string, object>>): void {
  serve(['content.items', 'action.checkout'], (_method, path) => {
    const label = new URLSearchParams(path.split('?')[1]).get('qr') ?? '';
    const data = labels[label] ? [labels[label]] : [];
    return [{ data, meta: { pagination: { total: data.length, next_cursor: null } } }];
  });
}

test('a label scanned into a field of a check-out adds its item, and sends no form', async () => {
  serveLabels({ 'DRUM-1': drum, 'HORN-1': horn });
  const onScan = vi.fn();
  const root = await mount(
    <>
      <CheckOutDialog items={[{ ...drum, id: 70, name: 'Lamp' }]} onScan={onScan} {...handlers} />
      <Toasts />
    </>,
  );
  const purpose = only<HTMLInputElement>(root, '[name=name]');
  expect(await scan(purpose, 'DRUM-1')).toBe(true);
  await whenFound(() => textsOf(root, '.toast').join().includes('Drum added.'));
  expect(textsOf(root, '.entries li').join()).toMatch(/Lamp.*Drum/);
  expect(purpose.value).toBe('2 items');
  await scan(purpose, 'HORN-1');
  await whenFound(() => textsOf(root, '.toast').join().includes('Horn was not added'));
  await type(purpose, 'Tour');
  await scan(purpose, 'NO-ONE');
  await whenFound(() => textsOf(root, '.toast').join().includes('No item has the label NO-ONE.'));
  expect(purpose.value).toBe('Tour');
  expect(onScan.mock.calls).toEqual([['DRUM-1'], ['HORN-1']]);
});

test('an item that was scanned by mistake can be removed from a check-out', async () => {
  serveLabels({ 'DRUM-1': drum });
  const onRemove = vi.fn();
  const items = [{ ...drum, id: 70, name: 'Lamp' }];
  const root = await mount(<CheckOutDialog items={items} onRemove={onRemove} {...handlers} />);
  const purpose = only<HTMLInputElement>(root, '[name=name]');
  await scan(purpose, 'DRUM-1');
  await whenFound(() => purpose.value === '2 items');
  await act(() => only(root, '[aria-label^="Remove Drum"]').click());
  expect(only(root, 'h2').textContent).toBe('Check out Lamp');
  expect(purpose.value).toBe('Lamp');
  expect(onRemove.mock.calls).toEqual([[71]]);
});

test('two labels scanned into a kit while they are looked up are both added', async () => {
  serveLabels({ 'DRUM-1': drum, 'HORN-1': horn });
  const root = await mount(<KitForm {...handlers} />);
  const description = only<HTMLTextAreaElement>(root, 'textarea');
  await scan(description, 'DRUM-1');
  await scan(description, 'HORN-1');
  await whenFound(() => root.querySelectorAll('.entries li').length === 2);
  expect(description.value).toBe('');
});

test('Enter right after fast typing in a picker is left to its list', async () => {
  serveLabels({ 'DRUM-1': drum });
  const root = await mount(<CheckOutDialog items={[{ ...drum, id: 70 }]} {...handlers} />);
  const [contact] = root.querySelectorAll<HTMLInputElement>('[role=combobox]');
  if (!contact) throw new Error('There is no picker.');
  contact.focus();
  await scan(contact, 'DRUM-1');
  expect(contact.value).toBe('DRUM-1');
});

test.each([
  ['check-in', <CheckInDialog checkoutId={1} items={[drum]} {...handlers} />],
  ['handover', <HandOver reservation={reservation} {...handlers} />],
])(
  'a label scanned into the remarks of a %s is not typed, and said to be unused',
  async (_, dialog) => {
    serveLabels({});
    const root = await mount(
      <>
        {dialog}
        <Toasts />
      </>,
    );
    const remarks = only<HTMLTextAreaElement>(root, 'textarea');
    await scan(remarks, 'DRUM-1');
    expect(remarks.value).toBe('');
    expect(textsOf(root, '.toast').join()).toContain('This label was not used.');
  },
);

test('a label scanned into the remarks of a check-in of several items ticks its item', async () => {
  serveLabels({});
  const items = [{ ...drum, unique_id: 'DRUM-1' }, horn];
  const root = await mount(<CheckInDialog checkoutId={1} items={items} {...handlers} />);
  const remarks = only<HTMLTextAreaElement>(root, 'textarea');
  await scan(remarks, 'DRUM-1');
  await expect.poll(() => textsOf(root, '[role=status]')).toContain('Drum is back.');
  expect(remarks.value).toBe('');
});

test('a label scanned into the remarks of a handover of several items ticks only its item', async () => {
  serveLabels({});
  const items = [{ ...drum, unique_id: 'DRUM-1' }, horn];
  const root = await mount(<HandOver reservation={{ ...reservation, items }} {...handlers} />);
  await scan(only<HTMLTextAreaElement>(root, 'textarea'), 'DRUM-1');
  await expect.poll(() => textsOf(root, '[role=status]')).toContain('Drum goes out.');
  expect(textsOf(root, 'legend')).toEqual(['What goes out: 1 of 2 items']);
});

test('Enter after slow typing is no scan', async () => {
  serveLabels({});
  const root = await mount(<CheckOutDialog items={[drum]} {...handlers} />);
  const purpose = only<HTMLInputElement>(root, '[name=name]');
  let at = 0;
  for (const key of ['T', 'o', 'u', 'r', 'Enter']) {
    at += 90;
    vi.spyOn(performance, 'now').mockReturnValue(at);
    expect(await press(purpose, key)).toBe(false);
  }
  vi.restoreAllMocks();
});
