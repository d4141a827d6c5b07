import type { Client } from '../../support/http.ts';
import { create, newItem } from '../../support/writes/records.ts';
import { type Arrange, itemWithHistory } from '../../support/writes/write.ts';

/** A file that is announced, but not uploaded. */
const manual = { name: 'manual.pdf', content_type: 'application/pdf', size: 1000 };

/** Announces a file of a new item. */
async function newFile(api: Client) {
  const item = await newItem(api);
  const path = `/v1/items/${item}/files`;
  await create(api, path, { files: [manual] });
  const { body } = await api.get(path);
  const affectedPaths = [...itemWithHistory(item), `${path}?limit=1`];
  return { path: `${path}/${body.data[0].id}`, affectedPaths };
}

/** A new issue, with the paths that show its files. */
async function newIssue(api: Client) {
  const iid = [await newItem(api)];
  const id = await create(api, '/v1/issues', { name: 'Issue', iid });
  const path = `/v1/issues/${id}`;
  return { id, path, affectedPaths: [path, `${path}/history`, `${path}/files?limit=1`] };
}

/** Announces a file of a new issue. */
async function newFileOfIssue(api: Client) {
  const { path, affectedPaths } = await newIssue(api);
  await create(api, `${path}/files`, { files: [manual] });
  const { body } = await api.get(`${path}/files`);
  return { path: `${path}/files/${body.data[0].id}`, affectedPaths };
}

export const writes = {
  create: async (api) => {
    const id = await newItem(api);
    return {
      id,
      body: { files: [manual, { ...manual, name: 'other.pdf' }] },
      affectedPaths: [...itemWithHistory(id), `/v1/items/${id}/files?limit=1`],
    };
  },
  update: async (api) => ({ ...(await newFile(api)), body: { name: 'renamed.pdf' } }),
  remove: newFile,
  createForIssue: async (api) => {
    const { id, affectedPaths } = await newIssue(api);
    return { id, body: { files: [manual, { ...manual, name: 'other.pdf' }] }, affectedPaths };
  },
  updateForIssue: async (api) => ({
    ...(await newFileOfIssue(api)),
    body: { name: 'renamed.pdf' },
  }),
  removeForIssue: newFileOfIssue,
} satisfies Record<string, Arrange>;
