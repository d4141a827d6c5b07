import {
  create,
  line,
  newItem,
  newKit,
  newStock,
  newWord,
  ofReference,
  remove,
} from '../../support/writes/records.ts';
import { type Arrange, countOf, itemWithHistory } from '../../support/writes/write.ts';

export const writes = {
  create: async (api) => {
    const [item, stock] = [await newItem(api), await newStock(api)];
    return {
      body: { name: 'Kit', iid: [item], ...line(stock) },
      affectedPaths: [countOf('kits'), ...itemWithHistory(item), ...itemWithHistory(stock)],
    };
  },
  update: async (api) => {
    const [{ id, item }, other] = [await newKit(api), await newItem(api)];
    return {
      id,
      body: { name: 'Changed', iid: [other] },
      affectedPaths: [`/v1/kits/${id}`, ...itemWithHistory(item), ...itemWithHistory(other)],
    };
  },
  putByRef: async (api) => {
    const item = await newItem(api);
    return {
      path: `/v1/kits/by-ref/${newWord()}`,
      body: { name: 'Kit', iid: [item] },
      status: 201,
      affectedPaths: [countOf('kits'), ...itemWithHistory(item)],
    };
  },
  removeByRef: async (api) => {
    const iid = [await newItem(api)];
    return ofReference('kits', api, { name: 'Kit', iid });
  },
  remove: async (api) => {
    const { id, item } = await newKit(api);
    return { id, affectedPaths: [countOf('kits'), `/v1/kits/${id}`, ...itemWithHistory(item)] };
  },
  restore: async (api) => {
    const item = await newItem(api);
    const id = await create(api, '/v1/kits', { name: 'Kit', iid: [item] });
    await remove(api, `/v1/kits/${id}`);
    return { id, affectedPaths: [countOf('kits'), `/v1/kits/${id}`, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
