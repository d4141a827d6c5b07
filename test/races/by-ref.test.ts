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
])('twenty PUTs of one reference make one of %s', async (family, body) => {
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
