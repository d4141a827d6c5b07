import fc from 'fast-check';
import { command, entryAt, expectDone } from '../step.ts';
import { itemsAt, minute, someItems, type World, which } from './world.ts';

/** Steps that check items out, check them in, and extend checkouts. */
export const checkouts = [
  command(
    'check out',
    fc.record({ items: someItems, due: minute }),
    async (world: World, { items, due }) => {
      const iid = itemsAt(world, items);
      const { api, model, at } = world;
      const answer = await api.post('/v1/checkouts', { name: 'C', iid, due_time: at(due) });
      expectDone(answer, model.mayCheckOut(iid, due), `check out ${iid}`);
      if (answer.status === 201) model.checkOut(answer.body.data.id, iid, due);
    },
  ),
  command(
    'check in',
    fc.record({ which, isPart: fc.boolean() }),
    async ({ api, model }: World, { which, isPart }) => {
      const entry = entryAt(model.checkouts, which);
      if (!entry) return;
      const [id, checkout] = entry;
      const iid = isPart ? [...checkout.iid].slice(0, 1) : [...checkout.iid];
      const answer = await api.post(`/v1/checkouts/${id}/checkin`, isPart ? { iid } : {});
      expectDone(answer, true, `check in ${id}`);
      model.checkIn(id, iid);
    },
  ),
  command('scan in', fc.record({ items: someItems }), async (world: World, { items }) => {
    const iid = itemsAt(world, items);
    const { api, model } = world;
    const isOut = iid.every((id) => model.item(id).out !== null);
    const answer = await api.post('/v1/checkouts/checkin', { iid });
    expectDone(answer, isOut, `scan in ${iid}`);
    if (answer.status !== 201) return;
    for (const id of iid) model.checkIn(model.item(id).out ?? 0, [id]);
  }),
  command(
    'extend',
    fc.record({ which, due: minute }),
    async ({ api, model, at }: World, { which, due }) => {
      const entry = entryAt(model.checkouts, which);
      if (!entry) return;
      const [id, checkout] = entry;
      const isFree = [...checkout.iid].every((item) => !model.isReserved(item, 0, due));
      const answer = await api.post(`/v1/checkouts/${id}/extend`, { due_time: at(due) });
      expectDone(answer, isFree, `extend ${id}`);
      if (answer.status === 201) checkout.due = due;
    },
  ),
];
