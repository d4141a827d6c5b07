import { expect, inject, test } from 'vitest';
import { readOverdueIssues } from '#console/pages/overdue/overdue-issues.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';

const { url: baseUrl } = inject('service');

test('the overdue issues are those of every open status, by their deadlines, and no closed ones', async () => {
  const { api, token } = await newAccount();
  const { body: item } = await api.post('/v1/items', { name: 'Lamp' });
  const report = async (name: string, deadline: string | null, status?: string) => {
    const { body } = await api.post('/v1/issues', { name, deadline, iid: [item.data.id] });
    if (status) await api.post(`/v1/issues/${body.data.id}/status`, { status });
  };
  await report('Closed', '2020-01-01T00:00:00Z', 'closed');
  await report('Second', '2020-03-01T00:00:00Z', 'in_progress');
  await report('First', '2020-02-01T00:00:00Z', 'on_hold');
  await report('Third', '2020-04-01T00:00:00Z');
  await report('Due later', '2120-01-01T00:00:00Z');
  await report('Without a deadline', null);
  const issues = await readOverdueIssues(createClient({ baseUrl, token }));
  expect(issues.map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
});
