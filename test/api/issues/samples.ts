import { newIssue, newItem, remove } from '../../support/writes/records.ts';
import { type Arrange, countOf, itemWithHistory } from '../../support/writes/write.ts';

export const writes = {
  create: async (api) => {
    const item = await newItem(api);
    return {
      body: { name: 'Issue', iid: [item], autochange_condition: true },
      affectedPaths: [countOf('issues'), ...itemWithHistory(item)],
    };
  },
  update: async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return {
      id,
      body: { name: 'Changed', autochange_condition: false },
      affectedPaths: [`/v1/issues/${id}`, ...itemWithHistory(item)],
    };
  },
  setStatus: async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return {
      id,
      body: { status: 'closed', remarks: 'Done' },
      affectedPaths: [`/v1/issues/${id}`, ...itemWithHistory(item)],
    };
  },
  remove: async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    return { id, affectedPaths: [countOf('issues'), `/v1/issues/${id}`, ...itemWithHistory(item)] };
  },
  restore: async (api) => {
    const item = await newItem(api);
    const id = await newIssue(api, [item]);
    await remove(api, `/v1/issues/${id}`);
    return { id, affectedPaths: [countOf('issues'), `/v1/issues/${id}`, ...itemWithHistory(item)] };
  },
} satisfies Record<string, Arrange>;
