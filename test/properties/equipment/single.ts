import fc from 'fast-check';
import { command, expectDone, expectSame } from '../step.ts';
import { fold, type Model, type Values } from './model.ts';
import { itemsOf, ref, values, type World, which } from './world.ts';

const labels = fc.uniqueArray(fc.constantFrom('A', 'B', 'L'), { maxLength: 2 });
const name = fc.constantFrom('Lamp one', 'lamp two', 'Cable', 'Cable 1');

/** Steps that change one item: by its reference, and with unique values. */
export const single = [
  command(
    'put by reference',
    fc.record({ ref, name: fc.option(name), set: values }),
    async ({ api, model }: World, { ref, name, set }) => {
      const body = { ...set, ...(name === null ? {} : { name }) };
      const holder = model.holderOf('external_ref', ref);
      const isNamed = holder !== undefined || name !== null;
      const answer = await api.put(`/v1/items/by-ref/${encodeURIComponent(ref)}`, body);
      expectDone(answer, isNamed, `put ${ref}`);
      if (!isNamed) return;
      const { data, meta } = answer.body;
      if (holder === undefined) {
        expectSame(answer.status, 201, `status of put ${ref}`);
        model.add(data.id, data.created_at, { ...body, external_ref: ref });
      } else {
        const isChanged = model.change([holder], () => body);
        expectSame([answer.status, data.id], [200, holder], `put ${ref}`);
        expectSame(meta.unchanged ?? false, !isChanged, `unchanged by put ${ref}`);
      }
    },
  ),
  command(
    'change what is unique',
    fc.record({
      which,
      set: fc.record(
        {
          unique_id: fc.constantFrom('a', 'U', 'u', null),
          external_ref: fc.option(ref),
          qr: labels,
        },
        { requiredKeys: [] },
      ),
    }),
    async (world: World, { which, set }) => {
      const { api, model } = world;
      const [id] = itemsOf(world, [which]);
      if (id === undefined) return;
      const answer = await api.patch(`/v1/items/${id}`, set);
      const isFree = duplicatesOf(model, id, set).length === 0;
      expectDone(answer, isFree, `give ${id} ${JSON.stringify(set)}`);
      if (isFree) model.change([id], () => set);
    },
  ),
];

export const deletion = command('delete', fc.record({ which }), async (world: World, { which }) => {
  const { api, model } = world;
  const [id] = itemsOf(world, [which]);
  if (id === undefined) return;
  const isUsed = model.isOnIssue(id);
  expectDone(await api.delete(`/v1/items/${id}`), !isUsed, `delete ${id}`);
  if (!isUsed) model.items.delete(id);
});

/** The values that other items already have. */
function duplicatesOf(model: Model, id: number, set: Partial<Values>): string[] {
  const { unique_id: code = null, external_ref: ref = null, qr = [] } = set;
  const others = [...model.items].filter(([other]) => other !== id).map(([, item]) => item);
  const isSame = (one: string | null, other: string) => fold(one ?? '') === fold(other);
  return [
    ...[code].filter((one) => one !== null && others.some((item) => isSame(item.unique_id, one))),
    ...[ref].filter((one) => one !== null && others.some((item) => isSame(item.external_ref, one))),
    ...qr.filter(
      (one) => model.locationLabels.has(one) || others.some((item) => item.qr.includes(one)),
    ),
  ].filter((one) => one !== null);
}
