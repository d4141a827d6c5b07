import { expect, onTestFinished, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { ContactPage } from '#console/pages/contacts/contact.tsx';
import { deletedKinds } from '#console/pages/deleted/kinds.tsx';
import { RecordPage } from '#console/pages/records/record-page.tsx';
import { currentRoute, type Route } from '#console/route.ts';
import { mount, only, press, submit, textsOf, type, whenFound } from './mount.ts';
import { contact } from './sample.ts';
import { refusal, serve } from './service.ts';

function showPath(path: string): Route {
  const before: Route = currentRoute.get();
  onTestFinished(() => currentRoute.set(before));
  const route = { path, parts: path.split('/').slice(1), query: new URLSearchParams() };
  currentRoute.set(route);
  return route;
}

/** The links on the page of a record that cannot be loaded. */
async function linksAt(path: string, status = 404): Promise<(string | null)[]> {
  showPath(path);
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

test.each(['abc', '0', '-1', '1.5'])(
  'an address with %s in place of an id says that nothing is there',
  async (id) => {
    const paths: string[] = [];
    serve(['content.contacts'], (_method, path) => {
      paths.push(path);
      return refusal('bad_request', 400);
    });
    const root = await mount(<ContactPage route={showPath(`/contacts/${id}`)} />);
    const empty = await whenFound(() => root.querySelector('.empty'));
    expect(empty.textContent).toContain('There is nothing at this address.');
    expect(paths.filter((path) => path.startsWith(`/v1/contacts/${id}`))).toEqual([]);
  },
);

test('a record deleted while its form is open keeps what was typed, and its page says so afterwards', async () => {
  let isDeleted = false;
  serve(['content.contacts'], (_method, path) => {
    if (!path.includes(`/contacts/${contact.id}`)) return [{ data: [], meta: { pagination: {} } }];
    return isDeleted ? refusal('not_found', 404) : [{ data: contact }];
  });
  const root = await mount(<ContactPage route={showPath(`/contacts/${contact.id}`)} />);
  const buttonOf = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  (await whenFound(() => buttonOf('Edit')))?.click();
  const city = await whenFound(() => root.querySelector<HTMLInputElement>('[name=city]'));
  await type(city, 'Basel');
  isDeleted = true;
  await submit(root);
  await expect
    .poll(() => textsOf(root, '.notice.bad').join())
    .toContain(`${contact.name} was deleted while you were editing, so nothing was saved.`);
  expect(city.value).toBe('Basel');
  await type(city, contact.city ?? '');
  await press(only(root, 'dialog'), 'Escape');
  await expect
    .poll(() => root.textContent)
    .toContain('It was deleted while you had this page open.');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('#/deleted/contacts');
});

test('each kind of records that can be restored has a list of the deleted ones', () => {
  const names = ['items', 'kits', 'reservations', 'issues', 'places', 'contacts'];
  expect(deletedKinds.map(({ name }) => name)).toEqual(names);
});
