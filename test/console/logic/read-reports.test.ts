import { expect, test } from 'vitest';
import { readCategories } from '#console/pages/reports/read-reports.ts';
import { issue, item } from './sample.ts';
import { serve } from './service.ts';

test('categories are read by several requests if one cannot return them all', async () => {
  serve(['view'], (_method, path) => {
    const ids = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    return [{ data: ids.split(',').map((id) => ({ ...item, id: Number(id), type: 'Light' })) }];
  });
  const issues = Array.from({ length: 150 }, (_, index) => ({ ...issue, iid: [index + 1] }));
  const categories = await readCategories(issues, new AbortController().signal);
  expect([categories.size, categories.get(150)]).toEqual([150, 'Light']);
});
