import fc from 'fast-check';
import { command, entryAt, expectDone, expectListed, expectSame } from '../step.ts';
import {
  future,
  item,
  itemsAt,
  type LateReportsWorld,
  length,
  past,
  someItems,
  which,
} from './world.ts';

const occurredAt = ({ at }: LateReportsWorld, minute: number | null) =>
  minute === null ? {} : { occurred_at: at(minute) };

const checkOut = command(
  'check out',
  fc.record({ items: someItems, time: fc.option(past, { freq: 4 }), length }),
  async (world: LateReportsWorld, { items, time, length: minutes }) => {
    const iid = itemsAt(world, items);
    const { api, model, at } = world;
    const start = time ?? 0;
    const due = start + minutes;
    const body = { name: 'C', iid, due_time: at(due), ...occurredAt(world, time) };
    const answer = await api.post('/v1/checkouts', body);
    expectDone(answer, model.mayCheckOut(iid, start, due), `check out ${iid} ${start} to ${due}`);
    if (answer.status === 201) model.checkOut(answer.body.data.id, iid, start, due);
  },
);

const checkIn = command(
  'check in',
  fc.record({ which, time: fc.option(past, { freq: 2 }), isPart: fc.boolean() }),
  async (world: LateReportsWorld, { which: index, time, isPart }) => {
    const { api, model } = world;
    const [id, out = []] = entryAt(model.open, index) ?? [];
    if (id === undefined) return;
    const iid = isPart ? out.slice(0, 1) : out;
    const body = { ...(isPart ? { iid } : {}), ...occurredAt(world, time) };
    const answer = await api.post(`/v1/checkouts/${id}/checkin`, body);
    expectDone(answer, model.mayCheckIn(iid, time), `check in ${id} at ${time}`);
    if (answer.status === 201) model.checkIn(iid, time);
  },
);

const scanIn = command(
  'scan in',
  fc.record({ items: someItems, time: fc.option(past, { freq: 2 }) }),
  async (world: LateReportsWorld, { items, time }) => {
    const iid = itemsAt(world, items);
    const { api, model } = world;
    const body = { iid, ...occurredAt(world, time) };
    const answer = await api.post('/v1/checkouts/checkin', body);
    expectDone(answer, model.mayCheckIn(iid, time), `scan in ${iid} at ${time}`);
    if (answer.status === 201) model.checkIn(iid, time);
  },
);

const extend = command(
  'extend',
  fc.record({ which, due: future }),
  async ({ api, model, at }: LateReportsWorld, { which: index, due }) => {
    const [id, out = []] = entryAt(model.open, index) ?? [];
    if (id === undefined) return;
    const isFree = out.every((one) => !model.isReserved(one, { from: 0, to: due }));
    const answer = await api.post(`/v1/checkouts/${id}/extend`, { due_time: at(due) });
    expectDone(answer, isFree, `extend ${id} to ${due}`);
    if (answer.status === 201) model.extend(id, due);
  },
);

const reserve = command(
  'reserve',
  fc.record({ item, from: future, length }),
  async (world: LateReportsWorld, { item: index, from, length: minutes }) => {
    const [id = 0] = itemsAt(world, [index]);
    const { api, model, at } = world;
    const to = from + minutes;
    const body = { name: 'R', iid: [id], start_time: at(from), end_time: at(to) };
    const answer = await api.post('/v1/reservations', body);
    expectDone(answer, model.mayReserve(id, { from, to }), `reserve ${id} ${from} to ${to}`);
    if (answer.status === 201) model.reservations.set(answer.body.data.id, { item: id, from, to });
  },
);

const window = { from: past, length };

const listCheckouts = command(
  'list checkouts',
  fc.record(window),
  async ({ api, model, at }: LateReportsWorld, { from, length: minutes }) => {
    const to = from + minutes;
    const query = `from=${at(from)}&to=${at(to)}`;
    const answer = await api.get(`/v1/checkouts?${query}&limit=200`);
    expectListed(answer, model.checkoutsIn({ from, to }), `checkouts of ${query}`);
  },
);

const calendar = command(
  'calendar',
  fc.record({ ...window, item }),
  async (world: LateReportsWorld, { item: index, from, length: minutes }) => {
    const [id = 0] = itemsAt(world, [index]);
    const { api, model, at } = world;
    const to = from + minutes;
    const query = `from=${at(from)}&to=${at(to)}&limit=200`;
    const { body } = await api.get(`/v1/items/${id}/calendar?${query}`);
    // Bookings that begin or end now do so some seconds after minute 0.
    const shown = (time: string) => (time < at(0) ? time : 'later');
    expectSame(
      body.data.map((one: Entry) => [one.kind, one.id, shown(one.start_time), shown(one.end_time)]),
      model
        .calendarOf(id, { from, to })
        .map(({ kind, id: number, start, end }) => [
          kind,
          number,
          shown(at(start)),
          shown(at(end)),
        ]),
      `calendar of ${id} from ${from} to ${to}`,
    );
  },
);

interface Entry {
  kind: string;
  id: number;
  start_time: string;
  end_time: string;
}

/** Any step of callers who report what happened earlier. */
export const lateReportSteps = fc.oneof(
  checkOut,
  checkOut,
  checkOut,
  checkIn,
  checkIn,
  checkIn,
  scanIn,
  scanIn,
  extend,
  reserve,
  listCheckouts,
  calendar,
);
