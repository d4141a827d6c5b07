import fc from 'fast-check';
import { chosenOf, command, expectDone } from '../step.ts';
import { kitSteps } from './kit-steps.ts';
import type { BookedQuantity } from './model.ts';
import { due, place, quantity, type StockWorld, which, window } from './world.ts';

const lineOf = ({ stock, quantity }: BookedQuantity) => [{ item_id: stock, quantity }];
const times = ({ at }: StockWorld, { from, to }: BookedQuantity) => ({
  start_time: at(from),
  end_time: at(to),
});

const reserve = command(
  'reserve',
  fc.record({ place, quantity, window }),
  async (world: StockWorld, { place: at, quantity: count, window: chosen }) => {
    const { model, api, stocks } = world;
    const wish = { stock: stocks[at] ?? 0, quantity: count, ...chosen };
    const fits = model.fits(wish);
    const body = { name: 'Reservation', lines: lineOf(wish), ...times(world, wish) };
    const answer = await api.post('/v1/reservations', body);
    expectDone(answer, fits, `reserve ${JSON.stringify(wish)}`);
    if (fits) model.reservations.set(answer.body.data.id, wish);
  },
);

const change = command(
  'change',
  fc.record({ which, quantity, window }),
  async (world: StockWorld, { which: turn, quantity: count, window: chosen }) => {
    const { model, api } = world;
    const [id, before] = chosenOf(model.reservations, turn) ?? [];
    if (id === undefined || !before) return;
    const wish = { ...before, quantity: count, ...chosen };
    const fits = model.fits(wish, before);
    const body = { lines: lineOf(wish), ...times(world, wish) };
    const answer = await api.patch(`/v1/reservations/${id}`, body);
    expectDone(answer, fits, `change ${id} to ${JSON.stringify(wish)}`);
    if (fits) model.reservations.set(id, wish);
  },
);

const free = command(
  'free',
  fc.record({ which, isDeleted: fc.boolean() }),
  async ({ model, api }: StockWorld, { which: turn, isDeleted }) => {
    const [id] = chosenOf(model.reservations, turn) ?? [];
    if (id === undefined) return;
    const path = `/v1/reservations/${id}`;
    const answer = isDeleted
      ? await api.delete(path)
      : await api.post(`${path}/complete`, { complete_as: 'cancelled' });
    expectDone(answer, true, `free ${id}`);
    model.reservations.delete(id);
  },
);

const checkOut = command(
  'check out',
  fc.record({ place, quantity, due }),
  async ({ model, api, stocks, at }: StockWorld, { place: chosen, quantity: count, due: to }) => {
    const wish = { stock: stocks[chosen] ?? 0, quantity: count, from: 0, to };
    const fits = model.fits(wish);
    const body = { name: 'Checkout', lines: lineOf(wish), due_time: at(to) };
    const answer = await api.post('/v1/checkouts', body);
    expectDone(answer, fits, `check out ${JSON.stringify(wish)}`);
    if (fits) model.outs.set(answer.body.data.id, wish);
  },
);

const handOut = command(
  'hand out',
  fc.record({ which, quantity, due }),
  async ({ model, api, at }: StockWorld, { which: turn, quantity: count, due: to }) => {
    const [id, reserved] = chosenOf(model.reservations, turn) ?? [];
    if (id === undefined || !reserved) return;
    const wish = { stock: reserved.stock, quantity: count, from: 0, to };
    const fits = count <= reserved.quantity && model.fits(wish, reserved);
    const body = { complete_as: 'checkout', lines: lineOf(wish), due_time: at(to) };
    const answer = await api.post(`/v1/reservations/${id}/complete`, body);
    expectDone(answer, fits, `hand out ${count} of ${JSON.stringify(reserved)} until ${to}`);
    if (!fits) return;
    model.reservations.delete(id);
    model.outs.set(answer.body.data.checkout_id, wish);
  },
);

const checkIn = command(
  'check in',
  fc.record({ which, quantity, consumed: fc.nat(4) }),
  async ({ model, api }: StockWorld, { which: turn, quantity: back, consumed }) => {
    const [id, out] = chosenOf(model.outs, turn) ?? [];
    if (id === undefined || !out) return;
    const isDone = back <= out.quantity && consumed <= back;
    const lines = [{ item_id: out.stock, quantity: back, consumed }];
    const answer = await api.post(`/v1/checkouts/${id}/checkin`, { lines });
    expectDone(answer, isDone, `return ${back} of ${JSON.stringify(out)}, ${consumed} consumed`);
    if (!isDone) return;
    model.quantities.set(out.stock, model.quantityOf(out.stock) - consumed);
    if (back === out.quantity) model.outs.delete(id);
    else model.outs.set(id, { ...out, quantity: out.quantity - back });
  },
);

const checkInAnywhere = command(
  'check in wherever it is out',
  fc.record({ place, quantity, consumed: fc.nat(4) }),
  async ({ model, api, stocks }: StockWorld, { place: at, quantity: back, consumed }) => {
    const stock = stocks[at] ?? 0;
    const isDone = back <= model.outOf(stock) && consumed <= back;
    const lines = [{ item_id: stock, quantity: back, consumed }];
    const answer = await api.post('/v1/checkouts/checkin', { lines });
    expectDone(answer, isDone, `return ${back} of stock ${stock}, ${consumed} consumed`);
    if (!isDone) return;
    model.quantities.set(stock, model.quantityOf(stock) - consumed);
    model.uncount(stock, back);
  },
);

const extend = command(
  'extend',
  fc.record({ which, due }),
  async ({ model, api, at }: StockWorld, { which: turn, due: to }) => {
    const [id, out] = chosenOf(model.outs, turn) ?? [];
    if (id === undefined || !out) return;
    const wish = { ...out, to };
    // Nothing more is promised by an earlier due time.
    const fits = to <= out.to || model.fits(wish, out);
    const answer = await api.post(`/v1/checkouts/${id}/extend`, { due_time: at(to) });
    expectDone(answer, fits, `extend ${JSON.stringify(out)} to ${to}`);
    if (fits) model.outs.set(id, wish);
  },
);

const move = command(
  'move',
  fc.record({ place, quantity, action: fc.constantFrom('pick', 'add', 'adjust') }),
  async ({ model, api, stocks }: StockWorld, { place: at, quantity: moved, action }) => {
    const stock = stocks[at] ?? 0;
    const now = model.quantityOf(stock);
    const after = { pick: now - moved, add: now + moved, adjust: moved }[action];
    const isDone = after >= model.outOf(stock);
    const answer = await api.post(`/v1/items/${stock}/inventory`, { action, quantity: moved });
    expectDone(answer, isDone, `${action} ${moved} of ${now}`);
    if (isDone) model.quantities.set(stock, after);
  },
);

/** Any step of a caller who books quantities, alone or by kits. */
export const stockSteps = fc.oneof(
  reserve,
  reserve,
  change,
  free,
  checkOut,
  handOut,
  checkIn,
  checkInAnywhere,
  extend,
  move,
  kitSteps,
);
