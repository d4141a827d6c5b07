import { expect, test, vi } from 'vitest';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, press, submit, textsOf, type } from './mount.ts';
import { checkout, item } from './sample.ts';
import { refusal, serve } from './service.ts';

const lamp: ListedItem = { id: 1, name: 'Lamp', unique_id: null };
const cable: ListedItem = { id: 2, name: 'Cable', unique_id: null, quantity: 10.5, unit: 'm' };
const clamps: ListedItem = { id: 3, name: 'Clamps', unique_id: null, quantity: 8, unit: null };

const oneMatch = { meta: { pagination: { total: 1, next_cursor: null } } };

test.each([
  [[cable], '4.25 of 10.5 m of Cable checked in.'],
  [[lamp, cable], '2 items checked in, but only 4.25 of 10.5 m of Cable.'],
  [[cable, clamps], '2 items checked in, but only 4.25 of 10.5 m of Cable, 4.25 of 8 Clamps.'],
  [[lamp], 'Lamp checked in.'],
])('a check-in lists the items of which a part is still out', async (items, text) => {
  serve(['action.checkout'], () => [{ data: checkout, meta: {} }]);
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(
    <>
      <CheckInDialog checkoutId={1} items={items} {...handlers} />
      <Toasts />
    </>,
  );
  for (const { name, quantity } of items) {
    if (quantity !== undefined) await type(only(root, `[aria-label$="${name}"]`), '4.25');
  }
  await submit(root);
  await expect.poll(() => textsOf(root, '.toast').join()).toContain(text);
});

test('a label scanned after a tick goes to the field for labels, and sends no form', async () => {
  serve(['action.checkout']);
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<CheckInDialog checkoutId={1} items={[lamp, cable]} {...handlers} />);
  const [tick] = root.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  tick?.focus();
  if (tick) await press(tick, 'L');
  expect(document.activeElement).toBe(only(root, '#tick-label'));
  const remarks = only(root, 'textarea');
  remarks.focus();
  await press(remarks, 'L');
  expect(document.activeElement).toBe(remarks);
});

test('a check-in waits for the labels that are still being looked up', async () => {
  const bodies: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  serve(['action.checkout'], (method, _path, body) => {
    if (method === 'POST') bodies.push(body);
    return [method === 'POST' ? { data: checkout, meta: {} } : { data: [lamp], ...oneMatch }];
  });
  const answerAtOnce = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') await answer.promise;
    return answerAtOnce(request);
  });
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const items = [lamp, { ...lamp, id: 4, name: 'Stand' }];
  const root = await mount(<CheckInDialog checkoutId={1} items={items} {...handlers} />);
  const field = only<HTMLInputElement>(root, '#tick-label');
  await type(field, 'QR-1');
  await press(field, 'Enter');
  await submit(root);
  answer.resolve();
  await expect.poll(() => bodies).toMatchObject([{ iid: [1] }]);
});

test('after a label of another checkout, no item is still said to be back', async () => {
  serve(['action.checkout'], () => [{ data: [], ...oneMatch }]);
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const items = [{ ...lamp, unique_id: 'L' }, cable];
  const root = await mount(<CheckInDialog checkoutId={1} items={items} {...handlers} />);
  const field = only<HTMLInputElement>(root, '#tick-label');
  await type(field, 'L');
  await press(field, 'Enter');
  expect(root.textContent).toContain('Lamp is back.');
  await type(field, 'QR-9');
  await press(field, 'Enter');
  await expect.poll(() => root.textContent).toContain('Not part of this checkout: QR-9.');
  expect(root.textContent).not.toContain('Lamp is back.');
});

test('a label of another item says which item it is, and who has it', async () => {
  const other = {
    ...item,
    id: 9,
    name: 'Stand',
    unique_id: 'S-9',
    holder: { id: 1, type: 'contact', name: 'Acme' },
  };
  serve(['action.checkout'], () => [{ data: [other], ...oneMatch }]);
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<CheckInDialog checkoutId={1} items={[lamp, cable]} {...handlers} />);
  const field = only<HTMLInputElement>(root, '#tick-label');
  await type(field, 'QR-9');
  await press(field, 'Enter');
  const text = 'Not part of this checkout: Stand (S-9), out with Acme.';
  await expect.poll(() => root.textContent).toContain(text);
});

test('a label that the member may not look up is not tried again', async () => {
  serve(['action.checkout'], () => refusal('forbidden', 403));
  const handlers = { onClose: vi.fn(), onChange: vi.fn() };
  const root = await mount(<CheckInDialog checkoutId={1} items={[lamp, cable]} {...handlers} />);
  const field = only<HTMLInputElement>(root, '#tick-label');
  await type(field, 'QR-1');
  await press(field, 'Enter');
  await expect
    .poll(() => textsOf(root, '[role=status]').join())
    .toContain('Only members with access to equipment can scan this label.');
  expect(textsOf(root, 'button')).not.toContain('Try again');
});
