import fc from 'fast-check';
import { command, expectDone } from '../step.ts';
import { due, quantity, type StockWorld, stockIndex, window } from './world.ts';

/** A booking of a kit, with an additional quantity of the same stock. */
function kitBooking({ model, stocks, kits }: StockWorld, at: number, more: number) {
  const [stock = 0, kit = 0] = [stocks[at], kits[at]];
  const lines = more > 0 ? [{ item_id: stock, quantity: more }] : [];
  return { stock, quantity: (model.inKits.get(kit) ?? 0) + more, kit_ids: [kit], lines };
}

const more = fc.nat(4);

const reserveKit = command(
  'reserve a kit',
  fc.record({ stockIndex, more, window }),
  async (world: StockWorld, { stockIndex: at, more: additional, window: chosen }) => {
    const { model, api } = world;
    const { kit_ids, lines, ...part } = kitBooking(world, at, additional);
    const booking = { ...part, ...chosen };
    const fits = model.fits(booking);
    const times = { start_time: world.at(chosen.from), end_time: world.at(chosen.to) };
    const answer = await api.post('/v1/reservations', { name: 'Kit', kit_ids, lines, ...times });
    expectDone(answer, fits, `reserve by kit ${JSON.stringify(booking)}`);
    if (fits) model.reservations.set(answer.body.data.id, booking);
  },
);

const checkOutKit = command(
  'check a kit out',
  fc.record({ stockIndex, more, due }),
  async (world: StockWorld, { stockIndex: at, more: additional, due: to }) => {
    const { model, api } = world;
    const { kit_ids, lines, ...part } = kitBooking(world, at, additional);
    const out = { ...part, from: 0, to };
    const fits = model.fits(out);
    const body = { name: 'Kit', kit_ids, lines, due_time: world.at(to) };
    const answer = await api.post('/v1/checkouts', body);
    expectDone(answer, fits, `check out by kit ${JSON.stringify(out)}`);
    if (fits) model.openCheckouts.set(answer.body.data.id, out);
  },
);

/** Changes a kit; existing bookings stay as they are. */
const changeKit = command(
  'change a kit',
  fc.record({ stockIndex, quantity }),
  async ({ model, api, stocks, kits }: StockWorld, { stockIndex: at, quantity: count }) => {
    const [stock = 0, kit = 0] = [stocks[at], kits[at]];
    const lines = [{ item_id: stock, quantity: count }];
    const answer = await api.patch(`/v1/kits/${kit}`, { lines });
    expectDone(answer, true, `change kit ${kit} to ${count}`);
    model.inKits.set(kit, count);
  },
);

/** Any step of a caller who books by kits. */
export const kitSteps = fc.oneof(reserveKit, checkOutKit, changeKit);
