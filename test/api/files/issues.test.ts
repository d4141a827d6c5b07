import { beforeAll, expect, test, vi } from 'vitest';
import { expireFiles } from '#shared/families/files/clear.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import {
  announceFile,
  announceFiles,
  fileOf,
  newIssueOf,
  newItemOf,
  pdf,
  picture,
  png,
  store,
  storePicture,
} from '../../support/files.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

test('a picture of an issue is stored, can be downloaded, and becomes its main one', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await storePicture(api, issue.path, { name: 'tear.png' });
  const shown = await issue.get();
  expect(shown).toMatchObject({ pictures_count: 1, files_count: 0, version: 2 });
  expect(shown.main_picture).toMatchObject({ id, name: 'tear.png' });
  const response = await fetch(shown.main_picture.url);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png());
  const { body } = await api.get(`${issue.path}/pictures`);
  expect(body.data).toMatchObject({ issue_id: issue.id, main_picture_id: id, pictures: [{ id }] });
});

test('the main picture of an issue is in lists, too', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await storePicture(api, issue.path);
  const { body } = await api.get(`/v1/issues?item_id=${issue.item}`);
  expect(body.data[0].main_picture).toMatchObject({ id, url: expect.any(String) });
});

test('files of an issue are listed, renamed and deleted', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await store(api, issue.path, pdf, fileOf(pdf, 'application/pdf'));
  const path = `${issue.path}/files/${id}`;
  expect((await issue.get()).files_count).toBe(1);
  const renamed = await api.patch(path, { name: 'quote.pdf' });
  expect([renamed.status, renamed.body.data.name]).toEqual([200, 'quote.pdf']);
  // Each function signs the address with credentials of its own.
  const { url: _url, ...shown } = renamed.body.data;
  expect((await api.get(`${issue.path}/files`)).body.data).toMatchObject([shown]);
  expect((await api.delete(path)).status).toBe(204);
  expect(await issue.get()).toMatchObject({ files_count: 0, version: 1 });
});

test('a file of an issue is rejected if its content is not of the announced type', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const file = await store(api, issue.path, pdf, fileOf(pdf, 'image/png'));
  expect(file).toMatchObject({ status: 'rejected', reason: expect.stringContaining('image/png') });
});

test('a picture of an issue gets a preview', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await storePicture(api, issue.path);
  const preview = async () => {
    const { body } = await api.get(`${issue.path}/pictures`);
    return body.data.pictures.find((one: { id: number }) => one.id === id)?.preview_url;
  };
  const url = await vi.waitFor(
    async () => {
      const address = await preview();
      expect(address).toEqual(expect.any(String));
      return address as string;
    },
    { timeout: 60_000, interval: 400 },
  );
  expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
});

test('an issue and an item with the same id have separate files', async () => {
  const { api } = await newAccount();
  const issue = await newIssueOf(api);
  const item = { id: issue.item };
  expect(item.id).toBe(issue.id);
  const ofIssue = await announceFile(api, issue.path, picture());
  const ofItem = await announceFile(api, item.id, picture());
  const idsOf = async (path: string) =>
    (await api.get(`${path}/files`)).body.data.map(({ id }: { id: number }) => id);
  expect(await idsOf(issue.path)).toEqual([ofIssue.id]);
  expect(await idsOf(`/v1/items/${item.id}`)).toEqual([ofItem.id]);
  expect((await api.delete(`${issue.path}/files/${ofItem.id}`)).status).toBe(404);
});

test('the history of an issue names its files', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await storePicture(api, issue.path);
  const { body } = await api.get(`${issue.path}/history`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
    'files',
    'files',
    'create',
  ]);
  expect(body.data[0].changes).toEqual([{ field: 'main_picture_id', from: null, to: id }]);
  expect(body.data[1].changes[0].field).toBe(`files.${id}`);
});

test('an issue that is restored has its files', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  const { id } = await storePicture(api, issue.path);
  expect((await api.delete(issue.path)).status).toBe(204);
  expect((await api.get(`${issue.path}/files`)).status).toBe(404);
  await expireFiles({ accountId: account.accountId, owner: 'issue', id: issue.id }, Date.now());
  const { body } = await api.post(`${issue.path}/restore`);
  expect(body.data).toMatchObject({ pictures_count: 1, main_picture: { id } });
});

test('a closed issue accepts files, as it accepts comments', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  await api.post(`${issue.path}/status`, { status: 'closed' });
  expect((await storePicture(api, issue.path)).main).toBe(true);
});

test('an issue has at most 50 files, announced ones included', async () => {
  const { api } = account;
  const issue = await newIssueOf(api);
  for (let count = 0; count < 50; count += 10) {
    await announceFiles(api, issue.path, ...Array(10).fill(picture()));
  }
  const { status, body } = await announceFiles(api, issue.path, picture());
  expect([status, body.error.code]).toEqual([422, 'file_limit_reached']);
});

test('files of issues and items share the storage of the account', async () => {
  const { api, accountId } = await newAccount({ plan: 'business' });
  const issue = await newIssueOf(api);
  const bytes = 10 * 1024 ** 3 - picture().size;
  await updateRow({ kind: 'update', key: rowKey.fileTotal(accountId), add: { bytes } });
  await announceFile(api, issue.path, picture());
  const item = await newItemOf(api);
  expect((await announceFiles(api, item.id, picture())).body.error.code).toBe('file_limit_reached');
});

test('files of issues need the scope of issues', async () => {
  const issue = await newIssueOf(account.api);
  const { api } = await account.newKey({ scopes: ['items:write', 'issues:read'] });
  const { status, body } = await announceFiles(api, issue.path, picture());
  expect([status, body.error.fields.scope[0].required]).toEqual([403, 'issues:write']);
  expect((await api.get(`${issue.path}/files`)).status).toBe(200);
});

test('files of issues need the permission of issues', async () => {
  const issue = await newIssueOf(account.api);
  const reporter = await account.newUser({ permissions: ['action.issue'] });
  const other = await account.newUser({ permissions: ['content.items'] });
  const [allowed, refused] = [
    await account.newKey({ userId: reporter.id }),
    await account.newKey({ userId: other.id }),
  ];
  expect((await announceFiles(allowed.api, issue.path, picture())).status).toBe(201);
  expect((await announceFiles(refused.api, issue.path, picture())).status).toBe(403);
});
