import { expect, test } from 'vitest';
import { eventsOf, eventTypeOf } from '#shared/families/changes/event-types.ts';
import { routes } from '#shared/families/routes.ts';
import { families } from '#shared/families.ts';
import { HistoryAction } from '#shared/fields/history.ts';

const resources = Object.entries(eventsOf);
const familyOf = (resource: string) =>
  Object.entries(families).find(([, { record }]) => record === resource)?.[0];

test('there are changes of every kind of record that has a GET of its own and a history, but of members', () => {
  const names = new Set(routes.map(({ name }) => name));
  const described = Object.entries(families).flatMap(([family, { record }]) =>
    record && names.has(`${family}.get`) && names.has(`${family}.history`) ? [record] : [],
  );
  expect(resources.map(([resource]) => resource).toSorted()).toEqual(described.toSorted());
});

test.each(resources)(
  '%s is deleted and restored where it has an endpoint for that',
  (resource, events) => {
    const has = (operation: string) =>
      routes.some(({ name }) => name.startsWith(`${familyOf(resource)}.${operation}`));
    expect((events as readonly string[]).includes('deleted')).toBe(has('remove'));
    const restores = routes.some(({ route }) =>
      route.path.startsWith(`/v1/${familyOf(resource)}/{id}/restore`),
    );
    expect((events as readonly string[]).includes('restored')).toBe(restores);
  },
);

test.each(HistoryAction.options)('%s by another record is an update', (action) => {
  expect(eventTypeOf('item', action, false)).toBe('item.updated');
});
