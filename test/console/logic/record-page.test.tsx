import { expect, onTestFinished, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { RecordPage } from '#console/pages/records/record-page.tsx';
import { currentRoute, type Route } from '#console/route.ts';
import { mount } from './mount.ts';

/** The links on the page of a record that cannot be loaded. */
async function linksAt(path: string, status = 404): Promise<(string | null)[]> {
  const before: Route = currentRoute.get();
  onTestFinished(() => currentRoute.set(before));
  const parts = path.split('/').slice(1);
  currentRoute.set({ path, parts, query: new URLSearchParams() });
  const problem = new Problem(status, { code: 'not_found', message: 'The record does not exist.' });
  const loaded = { data: undefined, problem, isBusy: false, isSlow: false, reload: () => {} };
  const root = await mount(<RecordPage result={loaded}>{() => null}</RecordPage>);
  return [...root.querySelectorAll('a')].map((one) => one.getAttribute('href'));
}

test('the page of a missing record links to the deleted records of its kind', async () => {
  expect(await linksAt('/issues/7')).toEqual(['#/deleted/issues', '#/']);
});

test('there is no link to deleted records without access, or for kinds that are never deleted', async () => {
  expect(await linksAt('/checkouts/7')).toEqual(['#/']);
  expect(await linksAt('/issues/7', 403)).toEqual(['#/']);
});
