import { formatInstant } from '#shared/time.ts';
import { totpCode } from '../support/totp.ts';

/** A call whose response becomes the example of its endpoint. */
export interface ExampleCall {
  name: string;
  /** May use the data of earlier calls, by their names. */
  path?: (answerOf: ExampleAnswers) => string;
  body?: (answerOf: ExampleAnswers) => object;
  /** Who calls: a key of the account, its owner in a session, or nobody. */
  as: 'key' | 'owner' | 'nobody';
}

/** Returns the data of the response to an earlier call. */
// biome-ignore lint/suspicious/noExplicitAny: a script reads whatever the service answers
export type ExampleAnswers = (name: string) => any;

const byKey = (name: string, body?: ExampleCall['body'], path?: ExampleCall['path']) => ({
  name,
  as: 'key' as const,
  ...(body ? { body } : {}),
  ...(path ? { path } : {}),
});
const byOwner = (...call: Parameters<typeof byKey>) => ({
  ...byKey(...call),
  as: 'owner' as const,
});
const byNobody = (...call: Parameters<typeof byKey>) => ({
  ...byKey(...call),
  as: 'nobody' as const,
});

const inHours = (hours: number) => formatInstant(Date.now() + hours * 3_600_000);

/** The path of a call on the record that another call created. */
const on = (creator: string, path: string) => (answerOf: ExampleAnswers) =>
  path.replace('{id}', answerOf(creator).id);
const keyPath = (more: string) => (answerOf: ExampleAnswers) =>
  `/v1/accounts/1/keys/${answerOf('keys.create').id}${more}`;

const webhookPath = (more: string) => (answerOf: ExampleAnswers) =>
  `/v1/accounts/1/webhooks/${answerOf('webhooks.create').id}${more}`;

const memberPath = (answerOf: ExampleAnswers) =>
  `/v1/accounts/1/members/${answerOf('members.create').id}`;

const fileOfIssue = (answerOf: ExampleAnswers) => {
  const { id, files } = answerOf('files.createForIssue');
  return `/v1/issues/${id}/files/${files[0].id}`;
};

/** Calls that create what the account already has. */
export const preparation: readonly ExampleCall[] = [
  byKey('locations.create', () => ({
    name: 'Depot',
    address: 'Quay Road 4',
    city: 'Ghent',
    country: 'BE',
  })),
  byKey('contacts.create', () => ({
    name: 'Northlight Events',
    kind: 'company',
    relations: ['customer'],
  })),
  ...['Lumière panel', 'Fresnel 1 kW', 'Dimmer rack', 'Haze machine', 'Lighting desk'].map(
    (name, index) =>
      byKey('items.create', () => ({
        name,
        unique_id: `FIX-000${index + 1}`,
        location_id: 1,
        home_location_id: 1,
      })),
  ),
  byKey('checkouts.create', () => ({
    name: 'Matinee',
    iid: [3],
    due_time: inHours(20),
    contact_id: 1,
  })),
  byKey('checkouts.create', () => ({
    name: 'Rehearsal',
    iid: [5],
    occurred_at: inHours(-30),
    due_time: inHours(-6),
    user_id: 1,
  })),
];

/** A call of every endpoint in one account, in an order in which each finds what it needs. */
export const exampleCalls: readonly ExampleCall[] = [
  byNobody('service.ping'),
  byKey('service.whoami'),
  byKey('locations.create', () => ({
    name: 'Warehouse',
    kind: 'storage',
    city: 'Ghent',
    country: 'BE',
  })),
  byKey(
    'locations.update',
    () => ({ description: 'Behind the depot.' }),
    on('locations.create', '/v1/locations/{id}'),
  ),
  byKey('locations.get', undefined, on('locations.create', '/v1/locations/{id}')),
  byKey('locations.list', undefined, () => '/v1/locations?limit=2'),
  byKey('contacts.create', () => ({
    name: 'Blue Stage Ltd',
    kind: 'company',
    relations: ['customer'],
    email: 'office@example.com',
  })),
  byKey(
    'contacts.update',
    () => ({ phone: '+32 9 555 01 23' }),
    on('contacts.create', '/v1/contacts/{id}'),
  ),
  byKey('contacts.get', undefined, on('contacts.create', '/v1/contacts/{id}')),
  byKey('contacts.list', undefined, () => '/v1/contacts?q=north&limit=2'),
  byKey('items.create', () => ({
    name: 'Follow spot',
    unique_id: 'SPOT-1',
    type: 'Spotlight',
    home_location_id: 1,
    acquisition_date: '2029-03-01',
    acquisition_value: 2400,
    qr: ['SPOT-1'],
    tags: ['spot'],
    custom_fields: { lamp: 'HMI 1200' },
  })),
  byKey(
    'items.update',
    () => ({ serial_number: 'FS-20931', tags: ['spot', 'hmi'] }),
    on('items.create', '/v1/items/{id}'),
  ),
  byKey('items.get', undefined, on('items.create', '/v1/items/{id}')),
  byKey('items.list', undefined, () => '/v1/items?q=fix&limit=2'),
  byKey('items.lookup', undefined, () => '/v1/items/lookup?qr=SPOT-1'),
  byKey(
    'items.setCondition',
    () => ({ condition: 'operative', remarks: 'New lamp.' }),
    on('items.create', '/v1/items/{id}/condition'),
  ),
  byKey(
    'items.move',
    () => ({ location_id: 1, remarks: 'Back in the depot.' }),
    on('items.create', '/v1/items/{id}/location'),
  ),
  byKey(
    'items.takeInventory',
    () => ({ location_id: 1, remarks: 'Seen on the shelf.' }),
    on('items.create', '/v1/items/{id}/inventory'),
  ),
  byKey(
    'files.create',
    () => ({ files: [{ name: 'manual.pdf', content_type: 'application/pdf', size: 48213 }] }),
    on('items.create', '/v1/items/{id}/files'),
  ),
  byKey(
    'files.update',
    () => ({ name: 'Manual.pdf' }),
    on('items.create', '/v1/items/{id}/files/1'),
  ),
  byKey('files.list', undefined, on('items.create', '/v1/items/{id}/files')),
  byKey('files.listPictures', undefined, on('items.create', '/v1/items/{id}/pictures')),
  byKey('users.directory', undefined, () => '/v1/directory/users?limit=2'),
  byKey('users.list', undefined, () => '/v1/users?limit=2'),
  byKey('users.get', undefined, () => '/v1/users/1'),
  byKey('reservations.create', (answerOf) => ({
    name: 'Summer show',
    iid: [answerOf('items.create').id],
    start_time: inHours(1),
    end_time: inHours(5),
    contact_id: 1,
  })),
  byKey(
    'reservations.update',
    () => ({ description: 'Needs a dimmer, too.' }),
    on('reservations.create', '/v1/reservations/{id}'),
  ),
  byKey('reservations.get', undefined, on('reservations.create', '/v1/reservations/{id}')),
  byKey('reservations.list', undefined, () => '/v1/reservations?classification=open&limit=2'),
  byKey(
    'reservations.complete',
    () => ({ complete_as: 'checkout', due_time: inHours(5) }),
    on('reservations.create', '/v1/reservations/{id}/complete'),
  ),
  byKey('checkouts.create', () => ({
    name: 'Workshop',
    iid: [1, 2],
    due_time: inHours(48),
    user_id: 1,
  })),
  byKey(
    'checkouts.extend',
    () => ({ due_time: inHours(72), remarks: 'One day longer.' }),
    on('checkouts.create', '/v1/checkouts/{id}/extend'),
  ),
  byKey(
    'checkouts.checkIn',
    () => ({ iid: [1], remarks: 'Lamp flickers.', issue: { name: 'Flickering lamp' } }),
    on('checkouts.create', '/v1/checkouts/{id}/checkin'),
  ),
  byKey('checkouts.get', undefined, on('checkouts.create', '/v1/checkouts/{id}')),
  byKey('checkouts.list', undefined, () => '/v1/checkouts?status=open&limit=2'),
  byKey('events.create', () => ({
    name: 'Yearly inspection',
    kind: 'inspection',
    iid: [4],
    time: inHours(-3),
    cost: 45,
  })),
  byKey(
    'events.update',
    () => ({ description: 'The yoke was greased.', cost: 52.5 }),
    on('events.create', '/v1/events/{id}'),
  ),
  byKey('events.get', undefined, on('events.create', '/v1/events/{id}')),
  byKey('events.list', undefined, () => '/v1/events?kind=inspection&limit=2'),
  byKey('issues.create', () => ({
    name: 'Broken hinge',
    iid: [5],
    priority: 'high',
    autochange_condition: true,
    deadline: inHours(96),
  })),
  byKey('issues.update', () => ({ cost: 20 }), on('issues.create', '/v1/issues/{id}')),
  byKey(
    'issues.setStatus',
    () => ({ status: 'in_progress', remarks: 'The part is ordered.' }),
    on('issues.create', '/v1/issues/{id}/status'),
  ),
  byKey(
    'files.createForIssue',
    () => ({ files: [{ name: 'tear.png', content_type: 'image/png', size: 91_204 }] }),
    on('issues.create', '/v1/issues/{id}/files'),
  ),
  byKey('files.updateForIssue', () => ({ name: 'Tear.png' }), fileOfIssue),
  byKey('files.listForIssue', undefined, on('issues.create', '/v1/issues/{id}/files')),
  byKey('files.listIssuePictures', undefined, on('issues.create', '/v1/issues/{id}/pictures')),
  byKey('issues.get', undefined, on('issues.create', '/v1/issues/{id}')),
  byKey('issues.list', undefined, () => '/v1/issues?status=open&limit=2'),
  byKey('comments.create', (answerOf) => ({
    object_type: 'issue',
    object_id: answerOf('issues.create').id,
    body: 'It comes on Monday.',
  })),
  byKey('comments.list', undefined, () => '/v1/comments?object_type=issue&object_id=1'),
  byKey('items.values', undefined, () => '/v1/items/values?field=type&limit=3'),
  byKey('items.restore', undefined, on('items.create', '/v1/items/{id}/restore')),
  byKey('locations.restore', undefined, on('locations.create', '/v1/locations/{id}/restore')),
  byKey('contacts.restore', undefined, on('contacts.create', '/v1/contacts/{id}/restore')),
  byKey('items.history', undefined, on('items.create', '/v1/items/{id}/history?limit=2')),
  byKey(
    'items.putByRef',
    () => ({ name: 'Tripod', type: 'Stand', inspection_interval_days: 365, buffer_minutes: 30 }),
    () => '/v1/items/by-ref/TRI-7',
  ),
  byKey(
    'items.putManyByRef',
    () => ({
      records: [
        { external_ref: 'TRI-7', name: 'Tripod', location_ref: 'VAN-2' },
        { external_ref: 'TRI-8', name: 'Tripod, small' },
        { external_ref: 'TRI-9' },
      ],
    }),
    () => '/v1/items/by-ref',
  ),
  byKey('items.getByRef', undefined, () => '/v1/items/by-ref/TRI-7'),
  byKey(
    'items.updateMany',
    () => ({ iid: [4, 5], set: { manufacturer: 'Brightworks' }, add_tags: ['stage'] }),
    () => '/v1/items',
  ),
  byKey(
    'items.moveMany',
    () => ({ iid: [4, 5], location_id: 2, remarks: 'The depot is full.' }),
    () => '/v1/items/move',
  ),
  byKey(
    'items.lookupMany',
    () => ({ qr: ['SPOT-1', 'https://labels.example.com/?qr=FIX-0004', 'LOC-9'] }),
    () => '/v1/items/lookup',
  ),
  byKey(
    'items.takeStock',
    () => ({ qr: ['FIX-0004', 'FIX-0005', 'OLD-1'], location_id: 2 }),
    () => '/v1/items/stocktake',
  ),
  byKey(
    'items.calendar',
    undefined,
    () => `/v1/items/2/calendar?from=${inHours(-24)}&to=${inHours(240)}`,
  ),
  byKey(
    'locations.putByRef',
    () => ({ name: 'Van 2' }),
    () => '/v1/locations/by-ref/VAN-2',
  ),
  byKey(
    'locations.putManyByRef',
    () => ({ records: [{ external_ref: 'VAN-2', name: 'Van 2', kind: 'usage' }] }),
    () => '/v1/locations/by-ref',
  ),
  byKey('locations.getByRef', undefined, () => '/v1/locations/by-ref/VAN-2'),
  byKey('locations.lookup', undefined, () => '/v1/locations/lookup?qr=LOC-9'),
  byKey(
    'locations.updateMany',
    (answerOf) => ({ set: [{ id: answerOf('locations.create').id, name: 'Warehouse 1' }] }),
    () => '/v1/locations',
  ),
  byKey('locations.history', undefined, on('locations.create', '/v1/locations/{id}/history')),
  byKey(
    'contacts.putByRef',
    () => ({ name: 'Harbour Theatre', kind: 'company' }),
    () => '/v1/contacts/by-ref/CRM-88',
  ),
  byKey(
    'contacts.putManyByRef',
    () => ({ records: [{ external_ref: 'CRM-88', name: 'Harbour Theatre', city: 'Hamburg' }] }),
    () => '/v1/contacts/by-ref',
  ),
  byKey('contacts.getByRef', undefined, () => '/v1/contacts/by-ref/CRM-88'),
  byKey('contacts.history', undefined, on('contacts.create', '/v1/contacts/{id}/history')),
  byKey('kits.create', () => ({
    name: 'Dimmer set',
    iid: [1],
    tags: ['light'],
    external_ref: 'SET-1',
  })),
  byKey('kits.update', () => ({ iid: [1, 2] }), on('kits.create', '/v1/kits/{id}')),
  byKey('kits.restore', undefined, on('kits.create', '/v1/kits/{id}/restore')),
  byKey('kits.get', undefined, on('kits.create', '/v1/kits/{id}')),
  byKey(
    'kits.list',
    undefined,
    () => `/v1/kits?available_from=${inHours(200)}&available_to=${inHours(204)}`,
  ),
  byKey(
    'kits.putByRef',
    () => ({ name: 'Dimmer set, large' }),
    () => '/v1/kits/by-ref/SET-1',
  ),
  byKey('kits.getByRef', undefined, () => '/v1/kits/by-ref/SET-1'),
  byKey('kits.history', undefined, on('kits.create', '/v1/kits/{id}/history')),
  byKey(
    'reservations.putByRef',
    () => ({
      name: 'Lecture 12',
      iid: [5],
      start_time: inHours(30),
      end_time: inHours(32),
      series_ref: 'Optics',
      auto_complete: true,
    }),
    () => '/v1/reservations/by-ref/TT-12',
  ),
  byKey('reservations.getByRef', undefined, () => '/v1/reservations/by-ref/TT-12'),
  byKey(
    'reservations.restore',
    undefined,
    on('reservations.create', '/v1/reservations/{id}/restore'),
  ),
  byKey('reservations.removeSeries', undefined, () => '/v1/reservations?series_ref=Optics'),
  byKey(
    'reservations.history',
    undefined,
    on('reservations.create', '/v1/reservations/{id}/history'),
  ),
  byKey(
    'checkouts.checkInMany',
    () => ({ qr: ['FIX-0002', 'FIX-0003'], remarks: 'Back at the counter.' }),
    () => '/v1/checkouts/checkin',
  ),
  byKey('checkouts.remind', undefined, () => '/v1/checkouts/2/remind'),
  byKey('checkouts.history', undefined, on('checkouts.create', '/v1/checkouts/{id}/history')),
  byKey('issues.restore', undefined, on('issues.create', '/v1/issues/{id}/restore')),
  byKey('issues.history', undefined, on('issues.create', '/v1/issues/{id}/history')),
  byKey('events.history', undefined, on('events.create', '/v1/events/{id}/history')),
  byOwner(
    'webhooks.create',
    () => ({
      url: 'https://hooks.example.com/equipment',
      events: ['checkout.*', 'item.inventory_low'],
      description: 'Orders',
    }),
    () => '/v1/accounts/1/webhooks',
  ),
  byOwner('webhooks.list', undefined, () => '/v1/accounts/1/webhooks'),
  byOwner('webhooks.get', undefined, webhookPath('')),
  byOwner('webhooks.update', () => ({ description: 'Orders and stock' }), webhookPath('')),
  byOwner('webhooks.rotate', () => ({ overlap_minutes: 60 }), webhookPath('/rotate')),
  byOwner('webhooks.deliveries', undefined, webhookPath('/deliveries')),
  byOwner('webhooks.test', undefined, webhookPath('/test')),
  byOwner('webhooks.redeliver', undefined, (answerOf) =>
    webhookPath(`/deliveries/${answerOf('webhooks.test').id}/redeliver`)(answerOf),
  ),
  byOwner('webhooks.replay', () => ({ from: inHours(-1), to: inHours(1) }), webhookPath('/replay')),
  byKey('changes.list', undefined, () => '/v1/changes?resource=contact&limit=1'),
  byOwner('accounts.history', undefined, () => '/v1/accounts/1/history?limit=2'),
  byOwner('accounts.list'),
  byOwner('session.list'),
  byOwner(
    'keys.create',
    () => ({ name: 'Dispatch', access: 'restricted', scopes: ['items:read', 'checkouts:write'] }),
    () => '/v1/accounts/1/keys',
  ),
  byOwner('keys.update', () => ({ scopes: ['items:write'] }), keyPath('')),
  byOwner('keys.rotate', () => ({ overlap_minutes: 30 }), keyPath('/rotate')),
  byOwner('keys.get', undefined, keyPath('')),
  byOwner('keys.list', undefined, () => '/v1/accounts/1/keys'),
  byOwner(
    'members.create',
    () => ({ email: 'robin@example.com', name: 'Robin Sand', role: 'member' }),
    () => '/v1/accounts/1/members',
  ),
  byOwner('members.update', () => ({ role: 'viewer' }), memberPath),
  byOwner('members.get', undefined, memberPath),
  byOwner('members.list', undefined, () => '/v1/accounts/1/members'),
  byNobody('members.accept', (answerOf) => ({
    token: answerOf('invitation').token,
    new_password: 'four cables under a stair',
  })),
  byOwner('session.updateUser', () => ({ phone: '+32 9 000 00 00', title: 'Technical director' })),
  byOwner('session.startTotp'),
  byOwner('session.confirmTotp', (answerOf) => ({
    code: totpCode(answerOf('session.startTotp').secret),
  })),
  byOwner('session.getUser'),
  byOwner('session.removeTotp', (answerOf) => ({
    code: answerOf('session.confirmTotp').recovery_codes[0],
  })),
  byOwner('notifications.list', undefined, () => '/v1/notifications?limit=2'),
  byOwner('notifications.markRead', undefined, () => '/v1/notifications/1/read'),
  byOwner('notifications.markAllRead'),
  byOwner('push.getKey'),
  byOwner('push.create', () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/example',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    name: 'Laptop',
  })),
  byOwner('push.list'),
  byNobody('auth.login', (answerOf) => ({
    email: answerOf('owner').email,
    password: answerOf('owner').password,
  })),
  byNobody('auth.refresh', (answerOf) => ({ refresh_token: answerOf('auth.login').refresh_token })),
  byNobody('auth.logout', (answerOf) => ({
    refresh_token: answerOf('auth.refresh').refresh_token,
  })),
  byOwner('auth.changePassword', (answerOf) => ({
    current_password: answerOf('owner').password,
    new_password: 'a lantern over the quay',
  })),
  byNobody('auth.requestReset', (answerOf) => ({ email: answerOf('owner').email })),
  byNobody('auth.confirmReset', (answerOf) => ({
    token: answerOf('reset').token,
    new_password: 'seven dimmers in a row',
  })),
];
