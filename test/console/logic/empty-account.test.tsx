import { expect, test } from 'vitest';
import { ContactsPage } from '#console/pages/contacts/contacts.tsx';
import { PlacesPage } from '#console/pages/places/places.tsx';
import { ReportsPage } from '#console/pages/reports/reports.tsx';
import { TimelinePage } from '#console/pages/timeline/timeline.tsx';
import { mount, whenFound } from './mount.ts';
import { serve } from './service.ts';

const noRecords = { data: [], meta: { pagination: { total: 0, next_cursor: null } } };
const routeOf = (name: string) => ({
  path: `/${name}`,
  parts: [name],
  query: new URLSearchParams(),
});

test('an account without equipment has no item that was out', async () => {
  serve(['view'], () => [noRecords]);
  const root = await mount(<ReportsPage route={routeOf('reports')} />);
  const card = await whenFound(() => root.querySelector('[aria-label="Never out"]'));
  expect(card.textContent).toContain('There is no equipment yet.');
});

test('the timeline of an account without equipment leads to where items are added', async () => {
  serve(['content.items', 'action.reserve'], () => [noRecords]);
  const root = await mount(<TimelinePage route={routeOf('timeline')} />);
  const empty = await whenFound(() => root.querySelector('.empty'));
  expect(empty.textContent).toContain('No equipment yet');
  expect(empty.querySelector('a')?.getAttribute('href')).toBe('#/');
});

test.each([
  ['timeline', 'No equipment yet', TimelinePage],
  ['places', 'No places yet', PlacesPage],
  ['contacts', 'No contacts yet', ContactsPage],
])('the empty page of %s asks no viewer to add records', async (name, title, Page) => {
  serve(['view'], () => [noRecords]);
  const root = await mount(<Page route={routeOf(name)} />);
  const empty = await whenFound(() => root.querySelector('.empty'));
  expect(empty.textContent).toBe(title);
});
