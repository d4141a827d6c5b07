import fc from 'fast-check';
import { command, entryAt, expectDone } from '../step.ts';
import { item, itemsAt, someItems, type World, which } from './world.ts';

/** Steps that change whether items can be booked: their condition, their issues, and their buffer. */
export const conditions = [
  command(
    'condition',
    fc.record({
      item,
      condition: fc.constantFrom('operative', 'inoperative', 'discarded'),
    }),
    async (world: World, { item, condition }) => {
      const [id = 0] = itemsAt(world, [item]);
      const { api, model } = world;
      const now = model.item(id);
      const isBooked = now.out !== null || model.isReserved(id, 0, Number.POSITIVE_INFINITY);
      const isRefused = condition === 'discarded' && now.condition !== 'discarded' && isBooked;
      const answer = await api.post(`/v1/items/${id}/condition`, { condition });
      expectDone(answer, !isRefused, `set ${id} ${condition}`);
      if (!isRefused && (now.condition !== condition || now.holds.size > 0))
        model.setCondition(id, condition);
    },
  ),
  command(
    'open issue',
    fc.record({ items: someItems, isHolding: fc.boolean() }),
    async (world: World, { items, isHolding }) => {
      const iid = itemsAt(world, items);
      const body = { name: 'I', iid, autochange_condition: isHolding };
      const answer = await world.api.post('/v1/issues', body);
      expectDone(answer, true, `open an issue on ${iid}`);
      world.model.openIssue(answer.body.data.id, iid, isHolding);
    },
  ),
  command('close issue', fc.record({ which }), async ({ api, model }: World, { which }) => {
    const open = new Map([...model.issues].filter(([, { isOpen }]) => isOpen));
    const entry = entryAt(open, which);
    if (!entry) return;
    const answer = await api.post(`/v1/issues/${entry[0]}/status`, { status: 'closed' });
    expectDone(answer, true, `close ${entry[0]}`);
    model.closeIssue(entry[0]);
  }),
  command(
    'buffer',
    fc.record({ items: someItems, minutes: fc.constantFrom(0, 10, 20) }),
    async (world: World, { items, minutes }) => {
      const iid = itemsAt(world, items);
      const set = { buffer_minutes: minutes };
      const answer = await world.api.patch('/v1/items', { iid, set });
      expectDone(answer, true, `buffer ${iid}`);
      for (const id of iid) world.model.item(id).buffer = minutes;
    },
  ),
];
