import { expect, test, vi } from 'vitest';
import type { Reservation } from '#console/api/records.ts';
import { ReservationForm } from '#console/pages/reservations/reservation-form.tsx';
import { mount, only, submit, textsOf, type } from './mount.ts';
import { refusal, serve } from './service.ts';

const start_time = '2031-05-04T17:00:00Z';
const gig = {
  ...{ id: 1, version: 1, name: 'Gig', start_time, end_time: '2031-05-05T17:00:00Z' },
  ...{ items: [], contact: null, user: null, location: null, description: null },
  lines: [{ item: { id: 3, name: 'Clamps', unique_id: null }, item_id: 3, quantity: 8 }],
} as unknown as Reservation;

test('an error of a quantity is shown below the items of the reservation', async () => {
  const message = 'Must be at most 40.';
  const fields = { 'lines.0.quantity': [{ code: 'too_large', message }] };
  serve(['action.reserve', 'view'], () => refusal('validation_failed', 422, fields));
  const root = await mount(<ReservationForm record={gig} onClose={vi.fn()} onChange={vi.fn()} />);
  await type(only(root, '.quantity input'), '41');
  await submit(root);
  await expect.poll(() => textsOf(root, '.error')).toEqual([message]);
});
