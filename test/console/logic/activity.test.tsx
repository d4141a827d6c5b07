import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#console/api/records.ts';
import { ActivityPage } from '#console/pages/activity/activity.tsx';
import { endsBeforeStart, requestOf } from '#console/pages/activity/activity-query.ts';
import { fieldText, phraseOf, valueText } from '#console/pages/activity/entry-text.ts';
import { formatDate } from '#console/time.ts';
import { resourceNames } from '#shared/families.ts';
import { compareText } from '#shared/text.ts';
import { mount, only, textsOf } from './mount.ts';
import { serve } from './service.ts';

test.each([
  ['serial_number', 'Serial number'],
  ['location_id', 'Place'],
  ['custom_fields.asset_id', 'Custom field “asset_id”'],
  ['files.2', 'File 2'],
  ['type', 'Category'],
])('the field %s of an item is labelled %s', (field, text) => {
  expect(fieldText(field, 'item')).toBe(text);
});

test('a field of another kind of record has its own label', () => {
  expect(fieldText('type', 'webhook')).toBe('Type');
  expect(fieldText('iid', 'kit')).toBe('Items');
});

test.each([
  ['location_id', 1234, '1234'],
  ['iid', [1234, 5678], '1234, 5678'],
  ['acquisition_value', 1234.5, '1,234.5'],
  ['tags', [], '–'],
  ['password', null, 'hidden'],
  ['expiration_date', '2027-05-01', formatDate('2027-05-01')],
  [
    'maintenance',
    [{ name: 'Check', kind: 'inspection', every_days: 1365, every_checkouts: null }],
    'name: Check, kind: inspection, every days: 1,365',
  ],
])('the value of %s is shown in words', (field, value, text) => {
  expect(valueText(value, field)).toBe(text);
});

test('a last day before the first one is reported, and left out of the request', () => {
  const query = { resource: '', actor: '', from: '2026-12-01', to: '2026-11-30' };
  expect(endsBeforeStart(query)).toBe(true);
  expect(Object.keys(requestOf(query))).toEqual(['from']);
  const oneDay = { ...query, to: query.from };
  expect(endsBeforeStart(oneDay)).toBe(false);
  expect(Object.keys(requestOf(oneDay))).toEqual(['from', 'to']);
});

test('an entry links to its record, unless it is about the deletion', () => {
  const entry = { resource: 'item', resource_id: 7 } as const;
  expect(phraseOf({ ...entry, action: 'update' } as AuditEntry).address).toBe('#/items/7');
  expect(phraseOf({ ...entry, action: 'delete' } as AuditEntry).address).toBeUndefined();
});

test('a session that somebody else ended is no sign-out', () => {
  const entry = { resource: 'session', resource_id: 3, action: 'delete', changes: [] } as object;
  expect(phraseOf(entry as AuditEntry)).toEqual({ verb: 'signed out' });
  const changes = [{ field: 'user_id', from: 7, to: null }];
  const ended = { verb: 'ended a session of', record: 'member 7' };
  expect(phraseOf({ ...entry, changes } as AuditEntry)).toEqual(ended);
});

test('a change of a member that shows nothing is one of settings', () => {
  const entry = { resource: 'user', resource_id: 3, action: 'update', changes: [] } as object;
  expect(phraseOf(entry as AuditEntry)).toEqual({ verb: 'changed settings of the console' });
  const changes = [{ field: 'name', from: 'Ann', to: 'Anna' }];
  expect(phraseOf({ ...entry, changes } as AuditEntry).verb).toBe('changed');
});

const routeOf = (query: string) => ({
  path: '/activity',
  parts: ['activity'],
  query: new URLSearchParams(query),
});

function showActivity(query: string) {
  serve(['admin.account'], () => [{ data: [], meta: { pagination: { next_cursor: null } } }]);
  return mount(<ActivityPage route={routeOf(query)} />);
}

test('the activity is filtered by any kind of record, in the order of their names', async () => {
  const select = only<HTMLSelectElement>(await showActivity(''), '[name=resource]');
  const [first, ...kinds] = [...select.options].map(({ text }) => text);
  expect([first, ...kinds]).toEqual(['Everything', ...kinds.toSorted(compareText)]);
  expect(kinds).toHaveLength(resourceNames.length + 2);
});

test('another address of the page sets its filter', async () => {
  const root = await showActivity('resource=key');
  const choice = () => only<HTMLSelectElement>(root, '[name=resource]').value;
  expect(choice()).toBe('key');
  await act(() => render(<ActivityPage route={routeOf('')} />, root));
  expect(choice()).toBe('');
});

test('the activity of one member or key can be chosen, also of those that left', async () => {
  const asked: string[] = [];
  serve(['admin.account'], (_method, path) => {
    asked.push(path);
    const data = path.includes('/directory/users')
      ? [{ id: 3, name: 'Ben', active: false }]
      : path.includes('/keys')
        ? [{ id: 8, name: 'Webshop', status: 'revoked' }]
        : [];
    return [{ data, meta: { pagination: { next_cursor: null } } }];
  });
  const query = new URLSearchParams('actor=user-3');
  const route = { path: '/activity', parts: ['activity'], query };
  const root = await mount(<ActivityPage route={route} />);
  const by = only<HTMLSelectElement>(root, '[name=actor]');
  by.dispatchEvent(new Event('focusin', { bubbles: true }));
  await expect.poll(() => by.options.length).toBe(6);
  const labels = [...by.options].map(({ value, text }) => [value, text]);
  expect(labels.slice(4)).toEqual([
    ['user-3', 'Ben'],
    ['api_key-8', 'Webshop (API), revoked'],
  ]);
  expect(by.value).toBe('user-3');
  const history = asked.find((path) => path.includes('/history'));
  expect(history).toContain('actor_type=user&actor_id=3');
});

test('entries name the item that was changed, and the places and members of its fields', async () => {
  const entry = {
    id: '1',
    at: '2026-11-24T10:00:00Z',
    actor: { id: 3, type: 'user', name: 'Ben' },
    action: 'update',
    resource: 'item',
    resource_id: 7,
    remarks: null,
    changes: [
      { field: 'location_id', from: 1, to: 2 },
      { field: 'responsible_user_id', from: null, to: 3 },
    ],
  };
  const answers: [part: string, data: object[]][] = [
    ['/history', [entry]],
    ['/directory/users', [{ id: 3, name: 'Ben', active: true }]],
    ['/v1/items?id=7', [{ id: 7, name: 'Par 64', unique_id: 'LX-0042' }]],
    ['/v1/locations?id=1%2C2', [{ id: 2, path: 'Truck 1 / Locker 1' }]],
  ];
  serve(['admin.account', 'view'], (_method, path) => {
    const [, data = []] = answers.find(([part]) => path.includes(part)) ?? [];
    return [{ data, meta: { pagination: { next_cursor: null } } }];
  });
  const route = { path: '/activity', parts: ['activity'], query: new URLSearchParams() };
  const root = await mount(<ActivityPage route={route} />);
  await expect.poll(() => textsOf(root, 'li > span')).toEqual(['Ben changed Par 64 (LX-0042).']);
  expect(textsOf(root, 'td')).toEqual(['1', 'Truck 1 / Locker 1', '–', 'Ben']);
});

test.each([
  ['reservation', '/v1/reservations', 'Summer cinema', 'Ben changed reservation “Summer cinema”.'],
  ['checkout', '/v1/checkouts', 'Matinee', 'Ben changed checkout “Matinee”.'],
  ['contact', '/v1/contacts', 'Lumen Ltd', 'Ben changed contact “Lumen Ltd”.'],
  ['kit', '/v1/kits', 'Camera set', 'Ben changed kit “Camera set”.'],
  ['issue', '/v1/issues', 'Torn cable', 'Ben changed issue “Torn cable”.'],
])('an entry names the %s that was changed, and the contact of its fields', async (...one) => {
  const [resource, path, name, text] = one;
  const entry = {
    ...{ id: '1', at: '2026-11-24T10:00:00Z', action: 'update', remarks: null },
    ...{ actor: { id: 3, type: 'user', name: 'Ben' }, resource, resource_id: 7 },
    changes: [{ field: 'contact_id', from: 8, to: null }],
  };
  serve(['admin.account', 'view'], (_method, asked) => {
    const { pathname, searchParams } = new URL(asked, 'https://service.example');
    const ids = searchParams.get('id')?.split(',') ?? [];
    const named = [
      ...(pathname === path && ids.includes('7') ? [{ id: 7, name }] : []),
      ...(pathname === '/v1/contacts' && ids.includes('8') ? [{ id: 8, name: 'Emil & Co' }] : []),
    ];
    const data = pathname.includes('/history') ? [entry] : named;
    return [{ data, meta: { pagination: { next_cursor: null } } }];
  });
  const root = await mount(<ActivityPage route={routeOf('')} />);
  await expect.poll(() => textsOf(root, 'li > span')).toEqual([text]);
  expect(textsOf(root, 'td')).toEqual(['Emil & Co', '–']);
});

test('an entry about a session that somebody else ended names its member', async () => {
  const entry = {
    ...{ id: '1', at: '2026-11-24T10:00:00Z', action: 'delete', remarks: null },
    ...{ actor: { id: 1, type: 'user', name: 'Ann' }, resource: 'session', resource_id: 9 },
    changes: [{ field: 'user_id', from: 3, to: null }],
  };
  const answers: [part: string, data: object[]][] = [
    ['/history', [entry]],
    ['/directory/users', [{ id: 3, name: 'Ben', active: false }]],
  ];
  serve(['admin.account'], (_method, path) => {
    const [, data = []] = answers.find(([part]) => path.includes(part)) ?? [];
    return [{ data, meta: { pagination: { next_cursor: null } } }];
  });
  const route = { path: '/activity', parts: ['activity'], query: new URLSearchParams() };
  const root = await mount(<ActivityPage route={route} />);
  await expect.poll(() => textsOf(root, 'li > span')).toEqual(['Ann ended a session of Ben.']);
});
