import { expect, test } from 'vitest';
import { ContactsPage } from '#console/pages/contacts/contacts.tsx';
import { ItemsPage } from '#console/pages/items/items.tsx';
import { KitsPage } from '#console/pages/kits/kits.tsx';
import { PlacesPage } from '#console/pages/places/places.tsx';
import { CheckoutsPage } from '#console/pages/records/list/checkouts.tsx';
import { IssuesPage } from '#console/pages/records/list/issues.tsx';
import { ReservationsPage } from '#console/pages/records/list/reservations.tsx';
import { mount } from './mount.ts';
import { serve } from './service.ts';

const profile = { preferences: { views: [], columns: [] } };
const noRecords = { data: [], meta: { pagination: { total: 0, next_cursor: null } } };

test.each([
  ['items', ItemsPage, '/v1/items?'],
  ['checkouts', CheckoutsPage, '/v1/checkouts?'],
  ['reservations', ReservationsPage, '/v1/reservations?'],
  ['issues', IssuesPage, '/v1/issues?'],
  ['places', PlacesPage, '/v1/locations?'],
  ['contacts', ContactsPage, '/v1/contacts?'],
  ['kits', KitsPage, '/v1/kits?'],
])('the list of %s is read again on return to the page', async (name, ListPage, path) => {
  const calls: string[] = [];
  serve(['view'], (_method, call) => {
    calls.push(call);
    return [call === '/v1/session/user' ? { data: profile } : noRecords];
  });
  const query = new URLSearchParams();
  const root = await mount(<ListPage route={{ path: `/${name}`, parts: [name], query }} />);
  await expect.poll(() => root.querySelector('.empty')).not.toBeNull();
  calls.length = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => calls.some((call) => call.startsWith(path))).toBe(true);
});
