import { expect, test } from 'vitest';
import type { Kit, Reservation } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { byKits } from '#console/pages/reservations/kits-of.ts';
import { repeatReservation } from '#console/pages/reservations/repeat-reservation.ts';
import { refusal, serve } from './service.ts';

const lamp = { id: 1, name: 'Lamp', unique_id: null };
const stand = { id: 2, name: 'Stand', unique_id: null };
const clamps = { id: 3, name: 'Clamps', unique_id: null, quantity: 8.5 };

const kit = (iid: number[], clampsIn: number[] = []) =>
  ({ id: 7, iid, lines: clampsIn.map((quantity) => ({ item_id: 3, quantity })) }) as unknown as Kit;

test('the items of a kit are taken out of the items booked with it', () => {
  const one = kit([1], [5.3]);
  const rest = [stand, { ...clamps, quantity: 3.2 }];
  expect(byKits([lamp, stand, clamps], [one])).toEqual({ kits: [one], items: rest });
  expect(byKits([lamp, clamps], [kit([1], [8.5])]).items).toEqual([]);
});

test.each([
  ['has an item that was not booked', kit([1, 9])],
  ['has more of a stock than was booked', kit([1], [9])],
  ['has the whole of a stock', kit([3])],
])('if a kit now %s, its items are booked instead of the kit', (_why, one) => {
  expect(byKits([lamp, clamps], [one])).toEqual({ kits: [], items: [lamp, clamps] });
});

test('an item that is in two kits is booked with only one of them', () => {
  const [one, other] = [kit([1]), kit([1, 2])];
  expect(byKits([lamp, stand], [one, other])).toEqual({ kits: [one], items: [stand] });
});

test('a repeated reservation has the same kits, except deleted ones', async () => {
  serve(['action.reserve', 'view'], (_method, path) =>
    path.endsWith('/7')
      ? [{ data: { ...kit([1]), name: 'Band' }, meta: {} }]
      : refusal('not_found', 404),
  );
  const start_time = '2031-05-04T17:00:00Z';
  const details = { name: 'Gig', kit_ids: [7, 8], items: [lamp, stand], lines: [] };
  await repeatReservation({
    ...details,
    start_time,
    end_time: start_time,
  } as unknown as Reservation);
  const cart = cartOfMember();
  expect(cart.items.get().map(({ id }) => id)).toEqual([2]);
  expect(cart.kits.get()).toEqual([{ id: 7, name: 'Band', parts: [1] }]);
  cart.clear();
});
