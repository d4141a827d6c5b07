import fc from 'fast-check';
import { command, expectDone, expectSame } from '../step.ts';
import type { ModelItem } from './model.ts';
import {
  itemsOf,
  locationIdOrMissing,
  missing,
  scanned,
  several,
  tags,
  values,
  type World,
} from './world.ts';

/** Steps that change many items at once: all of them or none. */
export const many = [
  command(
    'change many',
    fc.record({
      which: several,
      hasMissing: fc.boolean(),
      set: values,
      added: fc.option(tags),
      removed: fc.option(tags),
    }),
    async (world: World, { which, hasMissing, set, added, removed }) => {
      const { api, model } = world;
      const iid = [...itemsOf(world, which), ...(hasMissing ? [missing] : [])];
      if (iid.length === 0) return;
      const body = { iid, set, add_tags: added, remove_tags: removed };
      const answer = await api.patch('/v1/items', body);
      expectDone(answer, !hasMissing, `change ${iid}`);
      if (hasMissing) return;
      const tagsOf = ({ tags }: ModelItem) =>
        tags.filter((tag) => !removed?.includes(tag)).concat(added ?? []);
      const isChanged = model.change(iid, (item) => {
        return { ...set, tags: [...new Set(tagsOf(item))] };
      });
      expectSame(answer.body.meta.unchanged ?? false, !isChanged, `unchanged by change of ${iid}`);
    },
  ),
  command(
    'move many',
    fc.record({ which: several, locationId: locationIdOrMissing, isHome: fc.boolean() }),
    async (world: World, { which, locationId, isHome }) => {
      const { api, model } = world;
      const iid = itemsOf(world, which);
      if (iid.length === 0) return;
      const body = { iid, location_id: locationId, set_home: isHome };
      const answer = await api.post('/v1/items/move', body);
      expectDone(answer, locationId !== missing, `move ${iid} to ${locationId}`);
      if (locationId === missing) return;
      const home = isHome ? { home_location_id: locationId } : {};
      const isChanged = model.change(iid, () => ({ location_id: locationId, ...home }));
      expectSame(answer.body.meta.unchanged ?? false, !isChanged, `unchanged by move of ${iid}`);
    },
  ),
  command(
    'take stock',
    fc.record({
      which: several,
      qr: fc.oneof(
        fc.constant<string[]>([]),
        fc.uniqueArray(scanned, { minLength: 1, maxLength: 4 }),
      ),
      locationId: locationIdOrMissing,
      condition: fc.constantFrom('operative', 'inoperative', 'discarded', null),
    }),
    async (world: World, { which, qr, locationId, condition }) => {
      const { api, model } = world;
      const isScanned = qr.length > 0;
      const itemLabels = qr.filter((label) => model.meaningOf(label)?.resource === 'item');
      const iid = isScanned ? itemsOfLabels(world, itemLabels) : itemsOf(world, which);
      if (!isScanned && iid.length === 0) return;
      const selection = isScanned ? { qr } : { iid };
      const body = { ...selection, location_id: locationId, condition };
      const answer = await api.post('/v1/items/stocktake', body);
      expectDone(answer, locationId !== missing, `take stock of ${qr} ${iid}`);
      if (locationId === missing) return;
      const before = new Map(iid.map((id) => [id, model.items.get(id)?.location_id]));
      model.change(iid, () => ({
        isSeen: true,
        ...(locationId === null ? {} : { location_id: locationId }),
        ...(condition === null ? {} : { condition }),
      }));
      const moved = iid.filter((id) => model.items.get(id)?.location_id !== before.get(id));
      const { data } = answer.body;
      const actual = [idsOf(data.seen), idsOf(data.moved), data.unknown];
      const unknown = qr.filter((label) => !itemLabels.includes(label));
      expectSame(actual, [iid, moved, unknown], `stock-take of ${qr} ${iid}`);
    },
  ),
];

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** The items that labels refer to, each once. */
function itemsOfLabels({ model }: World, labels: readonly string[]): number[] {
  return [...new Set(labels.flatMap((label) => model.meaningOf(label)?.id ?? []))];
}
