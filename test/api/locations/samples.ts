import { newLocation, newWord, ofReference, remove } from '../../support/writes/records.ts';
import { type Arrange, countOf } from '../../support/writes/write.ts';

export const writes = {
  updateMany: async (api) => {
    const ids = [await newLocation(api), await newLocation(api)];
    return {
      body: { set: ids.map((id) => ({ id, name: `Renamed ${id}` })) },
      affectedPaths: ids.map((id) => `/v1/locations/${id}`),
    };
  },
  create: async (api) => {
    const parent_id = await newLocation(api);
    return {
      body: { name: newWord(), parent_id, qr: [newWord()] },
      affectedPaths: [countOf('locations')],
    };
  },
  update: async (api) => {
    const [parent_id, id] = [await newLocation(api), await newLocation(api)];
    return {
      id,
      body: { name: newWord(), parent_id, description: 'Changed' },
      affectedPaths: [`/v1/locations/${id}`],
    };
  },
  putByRef: async () => {
    const word = newWord();
    return {
      path: `/v1/locations/by-ref/${word}`,
      body: { name: word },
      status: 201,
      affectedPaths: [countOf('locations')],
    };
  },
  putManyByRef: async () => {
    const [building, shelf] = [newWord(), newWord()];
    const records = [
      { external_ref: building, name: building },
      { external_ref: shelf, name: shelf, parent_ref: building },
    ];
    return { body: { records }, isPerRecord: true, affectedPaths: [countOf('locations')] };
  },
  remove: async (api) => {
    const id = await newLocation(api);
    return { id, affectedPaths: [countOf('locations'), `/v1/locations/${id}`] };
  },
  removeByRef: async (api) => ofReference('locations', api, { name: newWord() }),
  restore: async (api) => {
    const id = await newLocation(api);
    await remove(api, `/v1/locations/${id}`);
    return { id, affectedPaths: [countOf('locations'), `/v1/locations/${id}`] };
  },
} satisfies Record<string, Arrange>;
