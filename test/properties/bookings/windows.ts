import fc from 'fast-check';
import { command, expectListed, expectSame } from '../step.ts';
import { series } from './reservations.ts';
import { item, itemsAt, minute, type World } from './world.ts';

const window = { from: minute, length: minute };

/** Steps that read windows: the free items, the bookings that overlap, and the calendar of an item. */
export const windowReads = [
  command('search', fc.record(window), async ({ api, model, at }: World, { from, length }) => {
    const query = `available_from=${at(from)}&available_to=${at(from + length)}`;
    const free = model.findFree(from, from + length);
    expectListed(await api.get(`/v1/items?${query}`), free, 'free items');
  }),
  command(
    'list reservations',
    fc.record({
      ...window,
      series: fc.option(series),
      classification: fc.constantFrom('all', 'open', 'completed'),
    }),
    async ({ api, model, at }: World, { from, length, series, classification }) => {
      const to = from + length;
      const query = new URLSearchParams({ from: at(from), to: at(to), classification });
      if (series !== null) query.set('series_ref', series.toUpperCase());
      const ids = [...model.reservations]
        .filter(([, one]) => one.to > from && one.from < to)
        .filter(([, one]) => series === null || one.series === series)
        .filter(([, one]) => classification === 'all' || one.isOpen === (classification === 'open'))
        .map(([id]) => id);
      expectListed(await api.get(`/v1/reservations?${query}`), ids, `reservations of ${query}`);
    },
  ),
  command(
    'list checkouts',
    fc.record(window),
    async ({ api, model, at }: World, { from, length }) => {
      // Items that are back were returned before any window.
      const query = `from=${at(from)}&to=${at(from + length)}`;
      const ids = [...model.checkouts].filter(([, { due }]) => due > from).map(([id]) => id);
      expectListed(await api.get(`/v1/checkouts?${query}`), ids, `checkouts of ${query}`);
    },
  ),
  command(
    'calendar',
    fc.record({ ...window, item }),
    async (world: World, { item, from, length }) => {
      const [id = 0] = itemsAt(world, [item]);
      const { api, model, at } = world;
      const to = from + length;
      const { body } = await api.get(`/v1/items/${id}/calendar?from=${at(from)}&to=${at(to)}`);
      const out = [...model.checkouts].filter(([, one]) => one.iid.has(id) && one.due > from);
      const reserved = model.bookingsOf(id).filter(([, one]) => one.to > from && one.from < to);
      expectSame(
        body.data.map((one: Entry) => [one.kind, one.id, one.end_time]),
        [
          ...out.map(([number, one]) => ['checkout', number, at(one.due)]),
          ...reserved.map(([number, one]) => ['reservation', number, at(one.to)]),
        ],
        `calendar of ${id}`,
      );
    },
  ),
];

interface Entry {
  kind: string;
  id: number;
  end_time: string;
}
