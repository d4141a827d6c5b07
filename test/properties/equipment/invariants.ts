import { expect } from 'vitest';
import { locations, type World } from './world.ts';

/** Expects items to be as in the model, and locations to count their items. */
export async function expectItemsToMatch({ api, model }: World): Promise<void> {
  const { data } = (await api.get('/v1/items?limit=200')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([...model.items.keys()]);
  for (const item of data) {
    const { created, isSeen, ...values } = model.items.get(item.id) ?? {};
    expect(item).toMatchObject({
      ...values,
      last_inspection_on: model.lastInspection(item.id),
      next_inspection_on: model.nextInspection(item.id),
    });
    expect([item.created_at, item.last_inventory_at !== null]).toEqual([created, isSeen]);
  }
  for (const { id } of locations) {
    const inLocation = model.idsOf(({ location_id }) => location_id === id);
    expect((await api.get(`/v1/locations/${id}`)).body.data.items_count).toBe(inLocation.length);
  }
}
