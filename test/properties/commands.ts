import fc from 'fast-check';
import { expectDone, Surprise, type World } from './world.ts';

const outcomes = ['unspecified', 'checkout', 'event', 'cancelled'] as const;

/** One thing that a caller does; items are chosen by their place, records by their turn. */
export type Step =
  | { do: 'reserve'; items: number[]; from: number; length: number }
  | { do: 'check out'; items: number[]; due: number }
  | { do: 'check in'; which: number; part: boolean }
  | { do: 'extend'; which: number; due: number }
  | { do: 'scan in'; items: number[] }
  | { do: 'buffer'; items: number[]; minutes: number }
  | { do: 'search'; from: number; length: number }
  | { do: 'complete'; which: number; as: (typeof outcomes)[number] }
  | { do: 'drop'; which: number }
  | { do: 'condition'; item: number; condition: 'operative' | 'inoperative' | 'discarded' }
  | { do: 'open issue'; items: number[]; holding: boolean }
  | { do: 'close issue'; which: number };

const places = (items: number) => fc.uniqueArray(fc.nat(items - 1), { minLength: 1, maxLength: 2 });
const which = fc.nat(5);
// Multiples of ten, so that windows often touch.
const minute = fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10);

/** Any step over so many items. */
export function steps(items: number): fc.Arbitrary<Step> {
  return fc.oneof(
    fc.record({ do: fc.constant('reserve'), items: places(items), from: minute, length: minute }),
    fc.record({ do: fc.constant('check out'), items: places(items), due: minute }),
    fc.record({ do: fc.constant('check in'), which, part: fc.boolean() }),
    fc.record({ do: fc.constant('extend'), which, due: minute }),
    fc.record({
      do: fc.constant('complete'),
      which,
      as: fc.constantFrom(...outcomes),
    }),
    fc.record({ do: fc.constant('scan in'), items: places(items) }),
    fc.record({
      do: fc.constant('buffer'),
      items: places(items),
      minutes: fc.constantFrom(0, 10, 20),
    }),
    fc.record({ do: fc.constant('search'), from: minute, length: minute }),
    fc.record({ do: fc.constant('drop'), which }),
    fc.record({
      do: fc.constant('condition'),
      item: fc.nat(items - 1),
      condition: fc.constantFrom('operative', 'inoperative', 'discarded'),
    }),
    fc.record({ do: fc.constant('open issue'), items: places(items), holding: fc.boolean() }),
    fc.record({ do: fc.constant('close issue'), which }),
  ) as fc.Arbitrary<Step>;
}

type Run<S extends Step['do']> = (world: World, step: Extract<Step, { do: S }>) => Promise<void>;

/** Sends a step to the service, and holds the answer against the model, which then does it too. */
export async function runStep(world: World, step: Step): Promise<void> {
  const run = runs[step.do] as Run<Step['do']>;
  await run(world, step);
}

function chosen<T>(map: ReadonlyMap<number, T>, which: number): [number, T] | undefined {
  const entries = [...map];
  return entries[which % Math.max(1, entries.length)];
}

const itemsAt = ({ iid }: World, indexes: readonly number[]) =>
  indexes.map((index) => iid[index] ?? 0);

const runs: { [S in Step['do']]: Run<S> } = {
  reserve: async (world, { items, from, length }) => {
    const iid = itemsAt(world, items);
    const { model, at } = world;
    const window = { start_time: at(from), end_time: at(from + length) };
    const answer = await world.api().post('/v1/reservations', { name: 'R', iid, ...window });
    expectDone(answer, model.mayReserve(iid, from, from + length), `reserve ${iid}`);
    if (answer.status === 201) {
      model.reservations.set(answer.body.data.id, { iid, from, to: from + length });
    }
  },
  'check out': async (world, { items, due }) => {
    const iid = itemsAt(world, items);
    const { model, at } = world;
    const answer = await world.api().post('/v1/checkouts', { name: 'C', iid, due_time: at(due) });
    expectDone(answer, model.mayCheckOut(iid, due), `check out ${iid}`);
    if (answer.status === 201) model.checkOut(answer.body.data.id, iid, due);
  },
  'check in': async (world, { which, part }) => {
    const found = chosen(world.model.checkouts, which);
    if (!found) return;
    const [id, checkout] = found;
    const iid = part ? [...checkout.iid].slice(0, 1) : [...checkout.iid];
    const answer = await world.api().post(`/v1/checkouts/${id}/checkin`, part ? { iid } : {});
    expectDone(answer, true, `check in ${id}`);
    world.model.checkIn(id, iid);
  },
  'scan in': async (world, { items }) => {
    const iid = itemsAt(world, items);
    const { model } = world;
    const isOut = iid.every((id) => model.item(id).out !== null);
    const answer = await world.api().post('/v1/checkouts/checkin', { iid });
    expectDone(answer, isOut, `scan in ${iid}`);
    if (answer.status !== 201) return;
    for (const id of iid) model.checkIn(model.item(id).out ?? 0, [id]);
  },
  buffer: async (world, { items, minutes }) => {
    const iid = itemsAt(world, items);
    const answer = await world.api().patch('/v1/items', { iid, set: { buffer_minutes: minutes } });
    expectDone(answer, true, `buffer ${iid}`);
    for (const id of iid) world.model.item(id).buffer = minutes;
  },
  search: async (world, { from, length }) => {
    const { model, at } = world;
    const window = `available_from=${at(from)}&available_to=${at(from + length)}`;
    const { body } = await world.api().get(`/v1/items?${window}`);
    const found = body.data.map(({ id }: { id: number }) => id);
    const expected = model.free(from, from + length);
    const isAsModelled = String(found) === String(expected);
    if (isAsModelled && body.meta.pagination.total === expected.length) return;
    throw new Surprise(`free are ${found} of ${body.meta.pagination.total}, not ${expected}`);
  },
  extend: async (world, { which, due }) => {
    const found = chosen(world.model.checkouts, which);
    if (!found) return;
    const [id, checkout] = found;
    const isFree = [...checkout.iid].every((item) => !world.model.isReserved(item, 0, due));
    const answer = await world
      .api()
      .post(`/v1/checkouts/${id}/extend`, { due_time: world.at(due) });
    expectDone(answer, isFree, `extend ${id}`);
    if (answer.status === 201) checkout.due = due;
  },
  complete: async (world, { which, as }) => {
    const found = chosen(world.model.reservations, which);
    if (!found) return;
    const [id, { iid, to }] = found;
    const { model } = world;
    const isAllowed = as !== 'checkout' || model.mayCheckOut(iid, to, id);
    const answer = await world.api().post(`/v1/reservations/${id}/complete`, { complete_as: as });
    expectDone(answer, isAllowed, `complete ${id} as ${as}`);
    if (answer.status !== 201) return;
    model.reservations.delete(id);
    if (as === 'checkout') model.checkOut(answer.body.data.checkout_id, iid, to);
  },
  drop: async (world, { which }) => {
    const found = chosen(world.model.reservations, which);
    if (!found) return;
    const answer = await world.api().delete(`/v1/reservations/${found[0]}`);
    expectDone(answer, true, `drop ${found[0]}`);
    world.model.reservations.delete(found[0]);
  },
  condition: async (world, { item, condition }) => {
    const [id = 0] = itemsAt(world, [item]);
    const { model } = world;
    const now = model.item(id);
    const isBooked = now.out !== null || model.isReserved(id, 0, Number.POSITIVE_INFINITY);
    const isRefused = condition === 'discarded' && now.condition !== 'discarded' && isBooked;
    const answer = await world.api().post(`/v1/items/${id}/condition`, { condition });
    expectDone(answer, !isRefused, `set ${id} ${condition}`);
    if (!isRefused && (now.condition !== condition || now.holds.size > 0))
      model.decide(id, condition);
  },
  'open issue': async (world, { items, holding }) => {
    const iid = itemsAt(world, items);
    const body = { name: 'I', iid, autochange_condition: holding };
    const answer = await world.api().post('/v1/issues', body);
    expectDone(answer, true, `open an issue on ${iid}`);
    world.model.openIssue(answer.body.data.id, iid, holding);
  },
  'close issue': async (world, { which }) => {
    const open = new Map([...world.model.issues].filter(([, { isOpen }]) => isOpen));
    const found = chosen(open, which);
    if (!found) return;
    const answer = await world.api().post(`/v1/issues/${found[0]}/status`, { status: 'closed' });
    expectDone(answer, true, `close ${found[0]}`);
    world.model.closeIssue(found[0]);
  },
};
