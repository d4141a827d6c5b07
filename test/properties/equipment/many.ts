import fc from 'fast-check';
import { command, expectDone, expectSame } from '../step.ts';
import type { ModelItem } from './model.ts';
import {
  itemsOf,
  missing,
  placeOrMissing,
  scanned,
  several,
  tags,
  values,
  type World,
} from './world.ts';

/** What is done to many at once: to all of them, or to none. */
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
    fc.record({ which: several, place: placeOrMissing, isHome: fc.boolean() }),
    async (world: World, { which, place, isHome }) => {
      const { api, model } = world;
      const iid = itemsOf(world, which);
      if (iid.length === 0) return;
      const body = { iid, location_id: place, set_home: isHome };
      const answer = await api.post('/v1/items/move', body);
      expectDone(answer, place !== missing, `move ${iid} to ${place}`);
      if (place === missing) return;
      const home = isHome ? { home_location_id: place } : {};
      const isChanged = model.change(iid, () => ({ location_id: place, ...home }));
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
      place: placeOrMissing,
      condition: fc.constantFrom('operative', 'inoperative', 'discarded', null),
    }),
    async (world: World, { which, qr, place, condition }) => {
      const { api, model } = world;
      const isScanned = qr.length > 0;
      const known = qr.filter((label) => model.meaningOf(label)?.resource === 'item');
      const iid = isScanned ? itemsMeant(world, known) : itemsOf(world, which);
      if (!isScanned && iid.length === 0) return;
      const named = isScanned ? { qr } : { iid };
      const body = { ...named, location_id: place, condition };
      const answer = await api.post('/v1/items/stocktake', body);
      expectDone(answer, place !== missing, `take stock of ${qr} ${iid}`);
      if (place === missing) return;
      const before = new Map(iid.map((id) => [id, model.items.get(id)?.location_id]));
      model.change(iid, () => ({
        isSeen: true,
        ...(place === null ? {} : { location_id: place }),
        ...(condition === null ? {} : { condition }),
      }));
      const moved = iid.filter((id) => model.items.get(id)?.location_id !== before.get(id));
      const { data } = answer.body;
      const answered = [idsOf(data.seen), idsOf(data.moved), data.unknown];
      const unknown = qr.filter((label) => !known.includes(label));
      expectSame(answered, [iid, moved, unknown], `stock-take of ${qr} ${iid}`);
    },
  ),
];

const idsOf = (shown: readonly { id: number }[]) => shown.map(({ id }) => id);

/** The items that labels mean, each once. */
function itemsMeant({ model }: World, labels: readonly string[]): number[] {
  return [...new Set(labels.flatMap((label) => model.meaningOf(label)?.id ?? []))];
}
