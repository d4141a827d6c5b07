import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, openIssue } from '../../support/bookings.ts';

test('a comment on a record may have several lines', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const input = { object_type: 'item', object_id: 1, body: 'one\ntwo' };
  const { status, body } = await api.post('/v1/comments', input);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    ...input,
    object: { id: 1, name: 'Item 1' },
    created_by: { name: 'Main (API)' },
  });
});

test('a comment on an unknown record is refused', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/comments', {
    object_type: 'event',
    object_id: 4,
    body: 'x',
  });
  expect(body.error.fields.object_id).toEqual([expect.objectContaining({ code: 'not_found' })]);
  const user = await api.post('/v1/comments', { object_type: 'user', object_id: 1, body: 'x' });
  expect(user.body.error.fields.object_type).toEqual([
    expect.objectContaining({ code: 'invalid_value' }),
  ]);
});

test('comments of an issue are counted, without a new version of the issue', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  const comment = () => api.post('/v1/comments', { object_type: 'issue', object_id: 1, body: 'x' });
  await Promise.all(Array.from({ length: 10 }, comment));
  await api.delete('/v1/comments/1');
  const { data } = (await api.get('/v1/issues/1')).body;
  expect(data).toMatchObject({ comments_count: 9, version: 1 });
});

test('only the author or a user with content.items can delete a comment', async () => {
  const { api, newKey, newUser } = await newAccount();
  await newItems(api, 1);
  const viewer = await newUser({ role: 'viewer' });
  const own = await newKey({ userId: viewer.id });
  const other = await newKey({ userId: viewer.id });
  const comment = () =>
    own.api.post('/v1/comments', { object_type: 'item', object_id: 1, body: 'x' });
  const ids = [(await comment()).body.data.id, (await comment()).body.data.id];
  const refused = await other.api.delete(`/v1/comments/${ids[0]}`);
  expect(refused.status).toBe(403);
  expect(refused.body.error.code).toBe('forbidden');
  expect((await other.api.delete('/v1/comments/99')).status).toBe(404);
  expect((await own.api.delete(`/v1/comments/${ids[0]}`)).status).toBe(204);
  expect((await api.delete(`/v1/comments/${ids[1]}`)).status).toBe(204);
});

test('comments of a record are listed, even after it is deleted', async () => {
  const { api } = await newAccount();
  const [first, second] = await newItems(api, 2);
  await api.post('/v1/comments', { object_type: 'item', object_id: first, body: 'a' });
  await api.post('/v1/comments', { object_type: 'item', object_id: second, body: 'b' });
  await api.delete(`/v1/items/${first}`);
  const listIds = async (query: string) => {
    const { body } = await api.get(`/v1/comments?${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listIds(`object_type=item&object_id=${first}`)).toEqual([1]);
  expect(await listIds('object_type=item')).toEqual([1, 2]);
  expect(await listIds('direction=desc')).toEqual([2, 1]);
  expect((await api.get('/v1/comments?object_id=1')).status).toBe(400);
});
