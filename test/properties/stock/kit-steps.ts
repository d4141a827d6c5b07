import fc from 'fast-check';
import { command, expectDone } from '../step.ts';
import { due, place, quantity, type StockWorld, window } from './world.ts';

/** A kit with more of the same stock beside it. */
function kitWish({ model, stocks, kits }: StockWorld, at: number, more: number) {
  const [stock = 0, kit = 0] = [stocks[at], kits[at]];
  const lines = more > 0 ? [{ item_id: stock, quantity: more }] : [];
  return { stock, quantity: (model.inKits.get(kit) ?? 0) + more, kit_ids: [kit], lines };
}

const more = fc.nat(4);

const reserveKit = command(
  'reserve a kit',
  fc.record({ place, more, window }),
  async (world: StockWorld, { place: at, more: beside, window: chosen }) => {
    const { model, api } = world;
    const { kit_ids, lines, ...part } = kitWish(world, at, beside);
    const promised = { ...part, ...chosen };
    const fits = model.fits(promised);
    const times = { start_time: world.at(chosen.from), end_time: world.at(chosen.to) };
    const answer = await api.post('/v1/reservations', { name: 'Kit', kit_ids, lines, ...times });
    expectDone(answer, fits, `reserve by kit ${JSON.stringify(promised)}`);
    if (fits) model.reservations.set(answer.body.data.id, promised);
  },
);

const checkOutKit = command(
  'check a kit out',
  fc.record({ place, more, due }),
  async (world: StockWorld, { place: at, more: beside, due: to }) => {
    const { model, api } = world;
    const { kit_ids, lines, ...part } = kitWish(world, at, beside);
    const out = { ...part, from: 0, to };
    const fits = model.fits(out);
    const body = { name: 'Kit', kit_ids, lines, due_time: world.at(to) };
    const answer = await api.post('/v1/checkouts', body);
    expectDone(answer, fits, `check out by kit ${JSON.stringify(out)}`);
    if (fits) model.outs.set(answer.body.data.id, out);
  },
);

/** What is booked already stays as it is. */
const changeKit = command(
  'change a kit',
  fc.record({ place, quantity }),
  async ({ model, api, stocks, kits }: StockWorld, { place: at, quantity: count }) => {
    const [stock = 0, kit = 0] = [stocks[at], kits[at]];
    const lines = [{ item_id: stock, quantity: count }];
    const answer = await api.patch(`/v1/kits/${kit}`, { lines });
    expectDone(answer, true, `change kit ${kit} to ${count}`);
    model.inKits.set(kit, count);
  },
);

/** Any step of a caller who books by kits. */
export const kitSteps = fc.oneof(reserveKit, checkOutKit, changeKit);
