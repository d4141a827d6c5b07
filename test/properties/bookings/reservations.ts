import fc from 'fast-check';
import { ApiError } from '#shared/errors.ts';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';
import { rowKey } from '#shared/table/rows.ts';
import { command, entryAt, expectDone, expectSame, ModelMismatch } from '../step.ts';
import { itemsAt, minute, someItems, type World, which } from './world.ts';

export const series = fc.constantFrom('Math 1', 'Math 10');
const window = { items: someItems, from: minute, length: minute };

/** Steps that reserve items, and change, complete and delete reservations, single ones or series. */
export const reservations = [
  command(
    'reserve',
    fc.record({ ...window, series: fc.option(series), isAutomatic: fc.boolean() }),
    async (world: World, { items, from, length, series, isAutomatic }) => {
      const iid = itemsAt(world, items);
      const { api, model, at } = world;
      const to = from + length;
      const body = { name: 'R', iid, start_time: at(from), end_time: at(to) };
      const input = { ...body, series_ref: series, auto_complete: isAutomatic };
      const answer = await api.post('/v1/reservations', input);
      expectDone(answer, model.mayReserve(iid, from, to), `reserve ${iid}`);
      if (answer.status !== 201) return;
      const { id } = answer.body.data;
      const booking = { iid, from, to, series, ref: null, isAutomatic, isOpen: true };
      model.reservations.set(id, booking);
    },
  ),
  command(
    'put by reference',
    fc.record({ ...window, ref: fc.constantFrom('X', 'Y') }),
    async (world: World, { items, from, length, ref }) => {
      const iid = itemsAt(world, items);
      const { api, model, at } = world;
      const to = from + length;
      const [id, holder] = [...model.reservations].find(([, one]) => one.ref === ref) ?? [];
      const isAllowed = (holder?.isOpen ?? true) && model.mayReserve(iid, from, to, id);
      const body = { name: 'R', iid, start_time: at(from), end_time: at(to) };
      const answer = await api.put(`/v1/reservations/by-ref/${ref}`, body);
      expectDone(answer, isAllowed, `put ${ref}`);
      if (answer.status >= 300) return;
      expectSame(answer.status, holder ? 200 : 201, `status of put ${ref}`);
      const booking = { series: null, ref, isAutomatic: false, isOpen: true };
      const after = { ...booking, ...holder, iid, from, to };
      const isSame = JSON.stringify(holder) === JSON.stringify(after);
      expectSame(answer.body.meta.unchanged ?? false, isSame, `unchanged by put ${ref}`);
      model.reservations.set(id ?? answer.body.data.id, after);
    },
  ),
  command(
    'complete',
    fc.record({
      which,
      as: fc.constantFrom('unspecified', 'checkout', 'event', 'cancelled'),
      isPart: fc.boolean(),
    }),
    async ({ api, model }: World, { which, as, isPart }) => {
      const entry = entryAt(model.openReservations, which);
      if (!entry) return;
      const [id, reservation] = entry;
      const { iid, to } = reservation;
      const checkedOut = isPart ? iid.slice(0, 1) : iid;
      const isAllowed = as !== 'checkout' || model.mayCheckOut(checkedOut, to, id);
      const body = { complete_as: as, ...(as === 'checkout' ? { iid: checkedOut } : {}) };
      const answer = await api.post(`/v1/reservations/${id}/complete`, body);
      expectDone(answer, isAllowed, `complete ${id} as ${as}`);
      if (answer.status !== 201) return;
      reservation.isOpen = false;
      if (as === 'cancelled') reservation.ref = null;
      const { checkout_id, released_iid } = answer.body.data;
      if (as === 'checkout') model.checkOut(checkout_id, checkedOut, to);
      const used = as === 'event' ? iid : as === 'checkout' ? checkedOut : [];
      const released = iid.filter((item) => !used.includes(item));
      expectSame(released_iid, released, `released by ${id}`);
    },
  ),
  command('end', fc.record({ which }), async ({ api, model, accountId, at }: World, { which }) => {
    const entry = entryAt(model.openReservations, which);
    if (!entry) return;
    const [id, reservation] = entry;
    const end = at(reservation.to);
    await completeBySchedule(rowKey.record(accountId, 'reservation', id), end);
    reservation.isOpen = !reservation.isAutomatic;
    const { data } = (await api.get(`/v1/reservations/${id}`)).body;
    expectSame(data?.status, reservation.isOpen ? 'open' : 'completed', `status of ${id}`);
  }),
  command('drop', fc.record({ which }), async ({ api, model }: World, { which }) => {
    const entry = entryAt(model.openReservations, which);
    if (!entry) return;
    const answer = await api.delete(`/v1/reservations/${entry[0]}`);
    expectDone(answer, true, `drop ${entry[0]}`);
    model.reservations.delete(entry[0]);
  }),
  command('drop series', fc.record({ series }), async ({ api, model }: World, { series }) => {
    const own = [...model.openReservations].filter(([, one]) => one.series === series);
    const path = `/v1/reservations?series_ref=${encodeURIComponent(series)}`;
    const answer = await api.delete(path);
    expectDone(answer, true, `drop ${series}`);
    const { removed, remaining } = answer.body.data;
    const ids = own.map(([id]) => id);
    expectSame([removed.sort(), remaining], [ids.sort(), 0], `removed of ${series}`);
    for (const id of ids) model.reservations.delete(id);
  }),
];

/** Completes a reservation as the schedule does, which would retry one that others block. */
async function completeBySchedule(row: { pk: string; sk: string }, end: string): Promise<void> {
  try {
    await completeEnded(row, end, Date.parse(end));
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    throw new ModelMismatch(`The schedule did not complete ${row.sk}.`, { cause });
  }
}
