import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { cartOfMember } from '#console/cart.ts';
import { BookingForm } from '#console/pages/selection/booking-form.tsx';
import { draftKeys, forgetDraft } from '#console/pages/selection/draft.ts';
import { mount, only, textsOf, type } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

/** Shows the form that reserves one item, which is free. */
async function show() {
  serve(['action.reserve', 'content.items'], () => [{ data: { warnings: [] }, meta: {} }]);
  sessionStorage.clear();
  cartOfMember().replace([item]);
  const items = cartOfMember().items.get();
  const root = await mount(<BookingForm kind="reserve" items={items} kits={[]} />);
  const submit = () => only<HTMLButtonElement>(root, '[type=submit]');
  return { root, submit };
}

test('an end before the start is reported at its field, and no availability is shown', async () => {
  const { root, submit } = await show();
  await expect.poll(() => root.textContent).toContain('1 of 1 item is free then.');
  const end = only<HTMLInputElement>(root, '[name=end_time]');
  await type(end, '2031-01-01T09:00');
  await type(only(root, '[name=start_time]'), '2031-01-01T10:00');
  expect(textsOf(root, '.error')).toEqual(['Must be after the start.']);
  expect(end.getAttribute('aria-invalid')).toBe('true');
  expect(root.textContent).not.toContain('free then');
  expect(submit().disabled).toBe(true);
});

test('what was ticked in another tab during a booking stays ticked', async () => {
  const { root, submit } = await show();
  const other = { ...item, id: item.id + 1 };
  serve(['action.reserve', 'content.items'], (method, path) => {
    if (method === 'POST' && !path.includes('dry_run')) cartOfMember().add([other]);
    return [{ data: { id: 1, warnings: [] }, meta: {} }];
  });
  await type(only(root, '[name=name]'), 'Gig');
  await act(() => submit().click());
  const ids = () =>
    cartOfMember()
      .items.get()
      .map(({ id }) => id);
  await expect.poll(() => ids()).toEqual([other.id]);
});

test('a series without a last day cannot be submitted', async () => {
  const { root, submit } = await show();
  const frequency = only<HTMLSelectElement>(root, '[name=frequency]');
  await act(() => {
    frequency.value = 'week';
    frequency.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(textsOf(root, '.error')).toEqual(['Enter the last day.']);
  expect(submit().disabled).toBe(true);
});

test('a form that was not edited is not stored as a draft', async () => {
  const { root } = await show();
  expect(sessionStorage).toHaveLength(0);
  await type(only(root, '[name=name]'), 'Gig');
  expect(sessionStorage).toHaveLength(1);
  forgetDraft();
});

test('a booking whose answer was lost is sent with its key from the page that is opened again', async () => {
  const { root, submit } = await show();
  await type(only(root, '[name=name]'), 'Gig');
  const keys: (string | null)[] = [];
  let status = 504;
  serve(['action.reserve', 'content.items'], (method, path, _body, headers) => {
    if (method !== 'POST' || path.includes('dry_run')) return [{ data: { warnings: [] } }];
    keys.push(headers.get('Idempotency-Key'));
    return [{ data: { id: 1, warnings: [] }, meta: {} }, status];
  });
  await act(() => submit().click());
  await expect.poll(() => root.querySelector('[role=alert]')).not.toBeNull();
  status = 201;
  const items = cartOfMember().items.get();
  const again = await mount(<BookingForm kind="reserve" items={items} kits={[]} />);
  await act(() => only<HTMLButtonElement>(again, '[type=submit]').click());
  await expect.poll(() => cartOfMember().items.get()).toEqual([]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test('the keys of bookings without an answer are forgotten with the draft', () => {
  serve(['action.reserve']);
  draftKeys().set('POST a booking', 'key');
  forgetDraft();
  expect(draftKeys().get('POST a booking')).toBeUndefined();
});
