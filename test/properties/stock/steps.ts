import fc from 'fast-check';
import { command, entryAt, expectDone } from '../step.ts';
import { kitSteps } from './kit-steps.ts';
import type { BookedQuantity } from './model.ts';
import { due, quantity, type StockWorld, stockIndex, which, window } from './world.ts';

const lineOf = ({ stock, quantity }: BookedQuantity) => [{ item_id: stock, quantity }];
const times = ({ at }: StockWorld, { from, to }: BookedQuantity) => ({
  start_time: at(from),
  end_time: at(to),
});

const reserve = command(
  'reserve',
  fc.record({ stockIndex, quantity, window }),
  async (world: StockWorld, { stockIndex: at, quantity: count, window: chosen }) => {
    const { model, api, stocks } = world;
    const booking = { stock: stocks[at] ?? 0, quantity: count, ...chosen };
    const fits = model.fits(booking);
    const body = { name: 'Reservation', lines: lineOf(booking), ...times(world, booking) };
    const answer = await api.post('/v1/reservations', body);
    expectDone(answer, fits, `reserve ${JSON.stringify(booking)}`);
    if (fits) model.reservations.set(answer.body.data.id, booking);
  },
);

const change = command(
  'change',
  fc.record({ which, quantity, window }),
  async (world: StockWorld, { which: index, quantity: count, window: chosen }) => {
    const { model, api } = world;
    const [id, before] = entryAt(model.reservations, index) ?? [];
    if (id === undefined || !before) return;
    const booking = { ...before, quantity: count, ...chosen };
    const fits = model.fits(booking, before);
    const body = { lines: lineOf(booking), ...times(world, booking) };
    const answer = await api.patch(`/v1/reservations/${id}`, body);
    expectDone(answer, fits, `change ${id} to ${JSON.stringify(booking)}`);
    if (fits) model.reservations.set(id, booking);
  },
);

const endReservation = command(
  'end a reservation',
  fc.record({ which, isDeleted: fc.boolean() }),
  async ({ model, api }: StockWorld, { which: index, isDeleted }) => {
    const [id] = entryAt(model.reservations, index) ?? [];
    if (id === undefined) return;
    const path = `/v1/reservations/${id}`;
    const answer = isDeleted
      ? await api.delete(path)
      : await api.post(`${path}/complete`, { complete_as: 'cancelled' });
    expectDone(answer, true, `end ${id}`);
    model.reservations.delete(id);
  },
);

const checkOut = command(
  'check out',
  fc.record({ stockIndex, quantity, due }),
  async (
    { model, api, stocks, at }: StockWorld,
    { stockIndex: chosen, quantity: count, due: to },
  ) => {
    const booking = { stock: stocks[chosen] ?? 0, quantity: count, from: 0, to };
    const fits = model.fits(booking);
    const body = { name: 'Checkout', lines: lineOf(booking), due_time: at(to) };
    const answer = await api.post('/v1/checkouts', body);
    expectDone(answer, fits, `check out ${JSON.stringify(booking)}`);
    if (fits) model.openCheckouts.set(answer.body.data.id, booking);
  },
);

const checkOutReservation = command(
  'check out a reservation',
  fc.record({ which, quantity, due }),
  async ({ model, api, at }: StockWorld, { which: index, quantity: count, due: to }) => {
    const [id, reserved] = entryAt(model.reservations, index) ?? [];
    if (id === undefined || !reserved) return;
    const booking = { stock: reserved.stock, quantity: count, from: 0, to };
    const fits = count <= reserved.quantity && model.fits(booking, reserved);
    const body = { complete_as: 'checkout', lines: lineOf(booking), due_time: at(to) };
    const answer = await api.post(`/v1/reservations/${id}/complete`, body);
    expectDone(answer, fits, `check out ${count} of ${JSON.stringify(reserved)} until ${to}`);
    if (!fits) return;
    model.reservations.delete(id);
    model.openCheckouts.set(answer.body.data.checkout_id, booking);
  },
);

const checkIn = command(
  'check in',
  fc.record({ which, quantity, consumed: fc.nat(4) }),
  async ({ model, api }: StockWorld, { which: index, quantity: back, consumed }) => {
    const [id, out] = entryAt(model.openCheckouts, index) ?? [];
    if (id === undefined || !out) return;
    const isDone = back <= out.quantity && consumed <= back;
    const lines = [{ item_id: out.stock, quantity: back, consumed }];
    const answer = await api.post(`/v1/checkouts/${id}/checkin`, { lines });
    expectDone(answer, isDone, `return ${back} of ${JSON.stringify(out)}, ${consumed} consumed`);
    if (!isDone) return;
    model.quantities.set(out.stock, model.quantityOf(out.stock) - consumed);
    if (back === out.quantity) model.openCheckouts.delete(id);
    else model.openCheckouts.set(id, { ...out, quantity: out.quantity - back });
  },
);

const checkInAnywhere = command(
  'check in wherever it is out',
  fc.record({ stockIndex, quantity, consumed: fc.nat(4) }),
  async ({ model, api, stocks }: StockWorld, { stockIndex: at, quantity: back, consumed }) => {
    const stock = stocks[at] ?? 0;
    const isDone = back <= model.outOf(stock) && consumed <= back;
    const lines = [{ item_id: stock, quantity: back, consumed }];
    const answer = await api.post('/v1/checkouts/checkin', { lines });
    expectDone(answer, isDone, `return ${back} of stock ${stock}, ${consumed} consumed`);
    if (!isDone) return;
    model.quantities.set(stock, model.quantityOf(stock) - consumed);
    model.returnQuantity(stock, back);
  },
);

const extend = command(
  'extend',
  fc.record({ which, due }),
  async ({ model, api, at }: StockWorld, { which: index, due: to }) => {
    const [id, out] = entryAt(model.openCheckouts, index) ?? [];
    if (id === undefined || !out) return;
    const booking = { ...out, to };
    // An earlier due time books nothing more.
    const fits = to <= out.to || model.fits(booking, out);
    const answer = await api.post(`/v1/checkouts/${id}/extend`, { due_time: at(to) });
    expectDone(answer, fits, `extend ${JSON.stringify(out)} to ${to}`);
    if (fits) model.openCheckouts.set(id, booking);
  },
);

const changeStock = command(
  'change a stock',
  fc.record({ stockIndex, quantity, action: fc.constantFrom('pick', 'add', 'adjust') }),
  async ({ model, api, stocks }: StockWorld, { stockIndex: at, quantity: amount, action }) => {
    const stock = stocks[at] ?? 0;
    const now = model.quantityOf(stock);
    const after = { pick: now - amount, add: now + amount, adjust: amount }[action];
    const isDone = after >= model.outOf(stock);
    const answer = await api.post(`/v1/items/${stock}/inventory`, { action, quantity: amount });
    expectDone(answer, isDone, `${action} ${amount} of ${now}`);
    if (isDone) model.quantities.set(stock, after);
  },
);

/** Any step on quantities, by themselves or by kits. */
export const stockSteps = fc.oneof(
  reserve,
  reserve,
  change,
  endReservation,
  checkOut,
  checkOutReservation,
  checkIn,
  checkInAnywhere,
  extend,
  changeStock,
  kitSteps,
);
