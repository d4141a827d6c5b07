import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { announceFiles, newItemOf, picture } from '../../support/files.ts';

const office = 'application/vnd.openxmlformats-officedocument';

const accepted = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
  'text/csv',
  'video/mp4',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
];

test('returns the item, and the upload of each file', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const { status, body, headers } = await announceFiles(api, id, picture(), {
    name: 'manual.pdf',
    content_type: 'application/pdf',
    size: 9,
  });
  expect(status).toBe(201);
  expect(headers.etag).toBe('"1"');
  expect(body.data).toMatchObject({ id, version: 1, pictures_count: 0, files_count: 0 });
  const upload = {
    url: expect.stringMatching(/^http/),
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf', 'If-None-Match': '*' },
    expires_at: expect.any(String),
  };
  expect(body.data.files).toEqual([
    expect.objectContaining({ name: 'picture.png', kind: 'picture', status: 'pending' }),
    {
      id: body.data.files[0].id + 1,
      name: 'manual.pdf',
      content_type: 'application/pdf',
      size: 9,
      kind: 'file',
      main: false,
      status: 'pending',
      upload,
    },
  ]);
});

test('an upload is signed for its key, host, type and length, once, for 15 minutes', async () => {
  const { api, accountId } = await newAccount();
  const { id } = await newItemOf(api);
  const before = Date.now();
  const { upload } = (await announceFiles(api, id, picture())).body.data.files[0];
  const { pathname, searchParams } = new URL(upload.url);
  expect(pathname).toMatch(new RegExp(`/uploads/${accountId}/${id}/\\d+-[0-9a-f]{32}$`));
  expect(searchParams.get('X-Amz-Expires')).toBe('900');
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match',
  );
  const seconds = (Date.parse(upload.expires_at) - before) / 1000;
  expect(Math.round(seconds / 60)).toBe(15);
});

test.each(accepted)('accepts %s', async (content_type) => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const { status, body } = await announceFiles(api, id, { name: 'a', content_type, size: 1 });
  expect(status).toBe(201);
  const kind = content_type.startsWith('image/') ? 'picture' : 'file';
  expect(body.data.files[0].kind).toBe(kind);
});

test.each(['image/svg+xml', 'text/html', 'text/javascript', 'application/zip', 'png'])(
  'refuses %s, and lists the accepted types',
  async (content_type) => {
    const { api } = await newAccount();
    const { id } = await newItemOf(api);
    const { status, body } = await announceFiles(api, id, { name: 'a', content_type, size: 1 });
    expect(status).toBe(422);
    const [problem] = body.error.fields['files.0.content_type'];
    expect(problem.code).toBe('invalid_value');
    expect(problem.allowed).toEqual(expect.arrayContaining(accepted));
  },
);

test.each([
  ['folders with slashes', '/home/ada/Bühne 1.png', 'Bühne 1.png'],
  ['folders with backslashes', 'C:\\Users\\ada\\b.png', 'b.png'],
  ['folders that lead up', '../../etc/passwd', 'passwd'],
  ['letters of any script', '写真 – ﬁn.png', '写真 – ﬁn.png'],
])('a name loses its folders and keeps its letters: %s', async (_what, name, stored) => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const { body } = await announceFiles(api, id, picture({ name }));
  expect(body.data.files[0].name).toBe(stored);
});

test.each([
  ['name', { name: 'a\u0000.png' }, 'invalid_value'],
  ['name', { name: 'folder/' }, 'too_short'],
  ['name', { name: '..' }, 'invalid_value'],
  ['name', { name: 'x'.repeat(201) }, 'too_long'],
  ['name', { name: undefined }, 'required'],
  ['content_type', { content_type: undefined }, 'required'],
  ['size', { size: undefined }, 'required'],
  ['size', { size: 0 }, 'invalid_value'],
  ['size', { size: 1.5 }, 'invalid_value'],
  ['size', { size: '1' }, 'invalid_type'],
  ['size', { size: 25 * 1024 * 1024 + 1 }, 'invalid_value'],
  ['kind', { kind: 'video' }, 'invalid_value'],
  ['kind', { kind: 'picture', content_type: 'application/pdf' }, 'invalid_value'],
  ['main', { main: true, kind: 'file' }, 'invalid_value'],
  ['main', { main: true, content_type: 'application/pdf' }, 'invalid_value'],
  ['main', { main: 'yes' }, 'invalid_type'],
])('refuses a %s of %j as %s', async (field, values, code) => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const { status, body } = await announceFiles(api, id, picture(), { ...picture(), ...values });
  expect(status).toBe(422);
  expect(body.error.fields[`files.1.${field}`]).toEqual([expect.objectContaining({ code })]);
});

test.each([
  [{}, 'required'],
  [{ files: [] }, 'too_short'],
  [{ files: 'a' }, 'invalid_type'],
  [{ files: Array.from({ length: 11 }, () => picture()) }, 'too_many'],
])('accepts one to ten files a call: %#', async (body, code) => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const answer = await api.post(`/v1/items/${id}/files`, body);
  expect(answer.status).toBe(422);
  expect(answer.body.error.fields.files[0].code).toBe(code);
});

test('lists unknown fields of a file and of the body', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const body = { name: 'Item', files: [{ ...picture(), main_picture: true }] };
  const { meta } = (await api.post(`/v1/items/${id}/files`, body)).body;
  expect(meta.ignored_fields).toEqual(['name', 'files.0.main_picture']);
});

test('a repeat with its Idempotency-Key announces no further file', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const call = () =>
    api.post(`/v1/items/${id}/files`, { files: [picture()] }, { 'idempotency-key': 'once' });
  const [first, again] = [await call(), await call()];
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body.data).toEqual(first.body.data);
  expect((await api.get(`/v1/items/${id}/files`)).body.meta.pagination.total).toBe(1);
});

test('If-Match is compared with the version of the item', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const call = (version: number) =>
    api.post(`/v1/items/${id}/files`, { files: [picture()] }, { 'if-match': `"${version}"` });
  expect((await call(2)).status).toBe(412);
  expect((await call(1)).status).toBe(201);
});
