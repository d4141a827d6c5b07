/**
 * Every family of endpoints, in the order of the specification: the singular name of its records,
 * and the scopes that a restricted key may hold for it.
 */
export const families = {
  service: { record: null, scopes: [] },
  auth: { record: null, scopes: [] },
  accounts: { record: null, scopes: [] },
  keys: { record: 'key', scopes: [] },
  members: { record: null, scopes: [] },
  session: { record: null, scopes: [] },
  notifications: { record: 'notification', scopes: [] },
  push: { record: null, scopes: [] },
  items: { record: 'item', scopes: ['read', 'write'] },
  files: { record: null, scopes: [] },
  kits: { record: 'kit', scopes: [] },
  locations: { record: 'location', scopes: ['read', 'write'] },
  contacts: { record: 'contact', scopes: ['read', 'write'] },
  users: { record: 'user', scopes: ['read'] },
  reservations: { record: 'reservation', scopes: ['read', 'write'] },
  checkouts: { record: 'checkout', scopes: ['read', 'write'] },
  events: { record: 'event', scopes: ['read', 'write'] },
  issues: { record: 'issue', scopes: ['read', 'write'] },
  comments: { record: 'comment', scopes: ['read', 'write'] },
  changes: { record: null, scopes: [] },
  webhooks: { record: 'webhook', scopes: [] },
} as const;

type Families = typeof families;
type Family = keyof Families;

type ScopesOf<F extends Family> = `${F}:${Families[F]['scopes'][number]}`;
/** A scope of a restricted key: `items:read`, `items:write`, … */
export type Scope = { [F in Family]: ScopesOf<F> }[Family];

/** The singular names of resources with records, as rows and history store them. */
export type ResourceName = NonNullable<Families[Family]['record']>;

export const resourceNames: readonly ResourceName[] = Object.values(families).flatMap(
  ({ record }) => record ?? [],
);

/** The resources whose records name items and store summaries of them. */
export const resourcesWithItems = ['reservation', 'checkout', 'event', 'issue', 'kit'] as const;

/** The resources whose records have pictures and files. */
export const resourcesWithFiles = ['item', 'issue'] as const;
export type FileOwner = (typeof resourcesWithFiles)[number];
