import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

/** Rows store objects and lists as texts with this prefix. */
const text = 'json:{"a":1}';

test('a text that looks like stored JSON is stored, found and listed like any other', async () => {
  const { api } = await newAccount();
  const fields = {
    name: text,
    unique_id: text,
    external_ref: text,
    type: text,
    description: text,
    qr: [text],
    tags: [text],
    custom_fields: { [text]: text },
  };
  const created = await api.post('/v1/items', fields);
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject(fields);
  const { id } = created.body.data;
  const encoded = encodeURIComponent(text);
  const one = await api.get(`/v1/items/${id}`);
  expect(one.body.data).toMatchObject(fields);
  const byRef = await api.get(`/v1/items/by-ref/${encoded}`);
  expect(byRef.body.data).toMatchObject(fields);
  for (const query of [`q=json`, `type=${encoded}`, `tag=${encoded}`, `external_ref=${encoded}`]) {
    const { body } = await api.get(`/v1/items?${query}`);
    expect(body.data.map((item: { name: string }) => item.name)).toEqual([text]);
  }
  const label = await api.get(`/v1/items/lookup?qr=${encoded}`);
  expect(label.body.data).toMatchObject([{ id }]);
  const moved = await api.patch(`/v1/items/${id}`, { name: `${text}2` });
  expect(moved.body.data).toMatchObject({ ...fields, name: `${text}2` });
  const history = await api.get(`/v1/items/${id}/history`);
  expect(history.body.data[0].changes).toEqual([{ field: 'name', from: text, to: `${text}2` }]);
});
