import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { inMinutes } from '../support/time.ts';

const window = { start_time: inMinutes(60), end_time: inMinutes(90) };

test.each([
  ['items', { name: 'One' }],
  ['locations', { name: 'One' }],
  ['contacts', { name: 'One' }],
  ['reservations', { name: 'One', iid: [1], ...window }],
])('twenty PUTs of one reference create one record: %s', async (family, body) => {
  const { api } = await newAccount();
  if (family === 'reservations') await newItems(api, 1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.put(`/v1/${family}/by-ref/X`, body)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  const { body: list } = await api.get(`/v1/${family}`);
  expect(list.data.filter(({ name }: { name: string }) => name === 'One')).toHaveLength(1);
});

test('twenty PUTs that only create make one record, and do not change it', async () => {
  const { api } = await newAccount();
  const isNew = { 'if-none-match': '*' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.put('/v1/items/by-ref/X', { name: `Lamp ${index}` }, isNew),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(412)]);
  const created = answers.find(({ status }) => status === 201)?.body.data;
  const { body } = await api.get('/v1/items');
  expect(body.data).toMatchObject([{ name: created.name, version: 1 }]);
});

test.each(['items', 'locations', 'contacts'])(
  'a PUT by reference, single or batch, never changes a record that has given up the reference: %s',
  async (family) => {
    const { api } = await newAccount();
    const path = `/v1/${family}`;
    for (let round = 0; round < 4; round += 1) {
      const ref = `R-${round}`;
      const { body: first } = await api.post(path, { name: `First ${round}`, external_ref: ref });
      const { id } = first.data;
      const answers = await Promise.all([
        api.put(`${path}/by-ref/${ref}`, { name: `One ${round}` }),
        api.put(`${path}/by-ref`, { records: [{ external_ref: ref, name: `Many ${round}` }] }),
        api.patch(`${path}/${id}`, { external_ref: `Other ${round}` }),
      ]);
      expect(answers.map(({ status }) => status >= 200 && status < 300)).toEqual([
        true,
        true,
        true,
      ]);
      // Each PUT came before the reference was given away, or made or changed its new holder.
      const entries = (await api.get(`${path}/${id}/history`)).body.data;
      const [last] = entries;
      expect(last.changes.map(({ field }: { field: string }) => field)).toEqual(['external_ref']);
    }
  },
);
