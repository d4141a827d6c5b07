/**
 * Every family of endpoints, in the order of the specification: the singular name of its records,
 * the scopes that a restricted key may hold for it, with what each lets it do, and the events of the
 * feed of changes.
 */
export const families = {
  service: { record: null, scopes: {} },
  auth: { record: null, scopes: {} },
  accounts: { record: null, scopes: {} },
  keys: { record: 'key', scopes: {} },
  members: { record: null, scopes: {} },
  session: { record: null, scopes: {} },
  notifications: { record: 'notification', scopes: {} },
  push: { record: null, scopes: {} },
  items: {
    record: 'item',
    scopes: {
      read: 'Find items, scan labels, read their history.',
      write: 'Also create, change, move and delete them, and set their condition.',
    },
    events: ['created', 'updated', 'deleted', 'restored', 'inventory_low'],
  },
  files: { record: null, scopes: {} },
  kits: { record: 'kit', scopes: {}, events: ['created', 'updated', 'deleted', 'restored'] },
  locations: {
    record: 'location',
    scopes: { read: 'List locations.', write: 'Also create, change and delete them.' },
    events: ['created', 'updated', 'deleted', 'restored'],
  },
  contacts: {
    record: 'contact',
    scopes: {
      read: 'List customers and suppliers.',
      write: 'Also create, change and delete them.',
    },
    events: ['created', 'updated', 'deleted', 'restored'],
  },
  users: { record: 'user', scopes: { read: 'List the members of the account.' } },
  reservations: {
    record: 'reservation',
    scopes: { read: 'See what is reserved.', write: 'Also reserve, change, complete and cancel.' },
    events: ['created', 'updated', 'deleted', 'restored', 'completed'],
  },
  checkouts: {
    record: 'checkout',
    scopes: {
      read: 'See what is checked out, and to whom.',
      write: 'Also check items out and in.',
    },
    events: ['created', 'updated', 'checked_in', 'extended', 'overdue'],
  },
  events: {
    record: 'event',
    scopes: {
      read: 'Read services, inspections and costs.',
      write: 'Also record, change and delete them.',
    },
    events: ['created', 'updated', 'deleted'],
  },
  issues: {
    record: 'issue',
    scopes: { read: 'See what is broken.', write: 'Also report, change and close issues.' },
    events: ['created', 'updated', 'deleted', 'restored', 'status_changed'],
  },
  comments: {
    record: 'comment',
    scopes: { read: 'Read comments.', write: 'Also write and delete them.' },
  },
  changes: { record: null, scopes: {} },
  webhooks: { record: 'webhook', scopes: {} },
} as const;

type Families = typeof families;
type Family = keyof Families;

type ScopesOf<F extends Family> = `${F}:${keyof Families[F]['scopes'] & string}`;
/** A scope of a restricted key: `items:read`, `items:write`, … */
export type Scope = { [F in Family]: ScopesOf<F> }[Family];

/** The singular names of resources with records, as rows and history store them. */
export type ResourceName = NonNullable<Families[Family]['record']>;

export const resourceNames: readonly ResourceName[] = Object.values(families).flatMap(
  ({ record }) => record ?? [],
);

/** The family of a kind of record. */
export function familyOfRecord(resource: ResourceName): string {
  const family = Object.entries(families).find(([, { record }]) => record === resource);
  if (!family) throw new Error(`No family has the record ${resource}.`);
  return family[0];
}

/** The resources whose records name items and store summaries of them. */
export const resourcesWithItems = ['reservation', 'checkout', 'event', 'issue', 'kit'] as const;

/** The resources whose records have pictures and files. */
export const resourcesWithFiles = ['item', 'issue'] as const;
export type FileOwner = (typeof resourcesWithFiles)[number];
