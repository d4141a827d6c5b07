import fc from 'fast-check';
import { command, entryAt, expectDone, expectListed } from '../step.ts';
import { itemsOf, several, type World, which } from './world.ts';

const days = ['2024-03-01', '2025-07-10', '2026-01-31', '2026-06-30'];
const kind = fc.constantFrom('inspection', 'inspection', 'service');

const createEvent = command(
  'create event',
  fc.record({ which: several, day: fc.constantFrom(...days), kind }),
  async (world: World, { which, day, kind }) => {
    const iid = itemsOf(world, which);
    if (iid.length === 0) return;
    const body = { name: 'E', iid, kind, time: `${day}T10:00:00Z` };
    const answer = await world.api.post('/v1/events', body);
    expectDone(answer, true, `note ${kind} of ${iid}`);
    world.model.events.set(answer.body.data.id, { iid, day, kind });
  },
);

/** Steps on inspections and other events. More are created than deleted. */
export const events = [
  createEvent,
  createEvent,
  command('delete event', fc.record({ which }), async ({ api, model }: World, { which }) => {
    const [id] = entryAt(model.events, which) ?? [];
    if (id === undefined) return;
    expectDone(await api.delete(`/v1/events/${id}`), true, `delete event ${id}`);
    model.events.delete(id);
  }),
  command(
    'list events',
    fc.record({ which, kind, from: fc.constantFrom(...days), to: fc.constantFrom(...days) }),
    async (world: World, { which, kind, from, to }) => {
      const [id] = itemsOf(world, [which]);
      if (id === undefined || from >= to) return;
      const query = `item_id=${id}&kind=${kind}&from=${from}T10:00:00Z&to=${to}T10:00:00Z`;
      const own = [...world.model.events].filter(([, one]) => {
        return one.iid.includes(id) && one.kind === kind && one.day >= from && one.day < to;
      });
      const ids = own.map(([number]) => number);
      expectListed(await world.api.get(`/v1/events?${query}`), ids, `events of ${query}`);
    },
  ),
];

/** Steps on issues. */
export const issues = [
  command('open issue', fc.record({ which: several }), async (world: World, { which }) => {
    const iid = itemsOf(world, which);
    if (iid.length === 0) return;
    const body = { name: 'I', iid, autochange_condition: false };
    const answer = await world.api.post('/v1/issues', body);
    expectDone(answer, true, `open an issue on ${iid}`);
    world.model.issues.set(answer.body.data.id, iid);
  }),
  command('close issue', fc.record({ which }), async ({ api, model }: World, { which }) => {
    const [id] = entryAt(model.issues, which) ?? [];
    if (id === undefined) return;
    const answer = await api.post(`/v1/issues/${id}/status`, { status: 'closed' });
    expectDone(answer, true, `close issue ${id}`);
    model.issues.delete(id);
  }),
];
