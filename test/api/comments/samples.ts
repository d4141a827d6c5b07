import { create, newItem } from '../../support/writes/records.ts';
import { type Arrange, countOf } from '../../support/writes/write.ts';

async function newIssue(api: Parameters<Arrange>[0]): Promise<number> {
  return create(api, '/v1/issues', { name: 'Issue', iid: [await newItem(api)] });
}

export const writes = {
  create: async (api) => {
    const object = { object_type: 'issue', object_id: await newIssue(api) };
    return {
      body: { ...object, body: 'Hello' },
      affectedPaths: [countOf('comments'), `/v1/issues/${object.object_id}`],
    };
  },
  remove: async (api) => {
    const object = { object_type: 'issue', object_id: await newIssue(api) };
    const id = await create(api, '/v1/comments', { ...object, body: 'Hello' });
    return { id, affectedPaths: [countOf('comments'), `/v1/issues/${object.object_id}`] };
  },
} satisfies Record<string, Arrange>;
