import { expect, test } from 'vitest';
import { eventNames, eventTypeOf } from '#shared/families/changes/event-types.ts';
import { routes } from '#shared/families/routes.ts';
import { readView } from '#shared/families/webhooks/compose.ts';
import { families, familyOfRecord } from '#shared/families.ts';
import { HistoryAction } from '#shared/fields/history.ts';

const resources = [...eventNames];

test('every kind of record with a GET and a history has events, except members', () => {
  const names = new Set(routes.map(({ name }) => name));
  const described = Object.entries(families).flatMap(([family, { record }]) =>
    record && names.has(`${family}.get`) && names.has(`${family}.history`) ? [record] : [],
  );
  expect(resources.map(([resource]) => resource).toSorted()).toEqual(described.toSorted());
});

test.each(resources)(
  '%s has events for deletion and restore if it has endpoints for them',
  (resource, events) => {
    const has = (operation: string) =>
      routes.some(({ name }) => name.startsWith(`${familyOfRecord(resource)}.${operation}`));
    expect(events.includes('deleted')).toBe(has('remove'));
    const restores = routes.some(({ route }) =>
      route.path.startsWith(`/v1/${familyOfRecord(resource)}/{id}/restore`),
    );
    expect(events.includes('restored')).toBe(restores);
  },
);

test.each(resources)('a webhook shows %s as a GET does, with declared fields', async (resource) => {
  const { resource: shown, schema } = await readView(resource);
  expect(shown.name).toBe(resource);
  const get = routes.find(({ name }) => name === `${familyOfRecord(resource)}.get`);
  expect(schema).toBe(get?.route.data);
});

test.each(HistoryAction.options)('%s by another record is an update', (action) => {
  expect(eventTypeOf('item', action, false)).toBe('item.updated');
});
