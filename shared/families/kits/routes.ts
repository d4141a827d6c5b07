import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { exchangedItemsMax } from '#shared/limits.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { read, write } from './access.ts';
import { Kit, KitCreate, KitQuery, KitUpdate, KitWindowQuery } from './fields.ts';

const records = recordRoutes('kit', { read, write });

export const list = records.list({ query: KitQuery, data: listOf(Kit) });

export const create = records.create({
  description:
    'A kit names items and quantities that go together. `kit_ids` of a reservation or a checkout add the ' +
    'present contents of these kits.',
  refuses: ['inventory_not_enabled'],
  body: KitCreate,
  data: Kit,
});

export const get = records.get({ query: KitWindowQuery, data: Kit });

export const update = records.update({
  description: `Existing bookings of the kit do not change. One call can add and remove at most ${exchangedItemsMax} items together.`,
  refuses: ['inventory_not_enabled'],
  body: KitUpdate,
  data: Kit,
});

export const getByRef = records.getByRef({ query: KitWindowQuery, data: Kit });

export const putByRef = records.putByRef({
  refuses: ['inventory_not_enabled'],
  query: PutByRefQuery,
  body: { either: [KitCreate, KitUpdate] },
  data: Kit,
});

export const remove = records.remove({ description: 'Its items and existing bookings stay.' });

export const removeByRef = records.removeByRef();

export const restore = records.restore({ data: Kit }, ['inventory_not_enabled']);

export const history = records.history();
