import { families } from '#shared/families.ts';

/** The families that others import, and those that import them, lowest first. */
const ordered = [
  ...['users', 'accounts', 'keys', 'session', 'auth', 'operators', 'push', 'notifications'],
  ...['locations', 'contacts', 'comments', 'items', 'kits', 'issues', 'files', 'events'],
  ...['bookings', 'reservations', 'checkouts', 'changes', 'webhooks', 'service'],
];
/** A family that no other imports is not listed above: it comes after all that it may import. */
const others = Object.keys(families).filter((family) => !ordered.includes(family));

/**
 * The order of imports in `shared/`, lowest first: the files of a folder import those of the folders
 * above them in this list and of their own, and nothing else.
 */
export const layers: readonly string[] = [
  '.', // errors, the call, configuration, logs, texts, times: what all may import
  'secrets', // what operators keep in Secrets Manager
  'canary', // a customer of our own, who calls the service from outside
  'auth', // grants, plans, rates, tokens, passwords
  'fields', // kinds of fields and parameters, bodies and queries made of them
  'routes', // the declaration of an endpoint
  'table', // the SDK, and every row's key
  'switches', // what operators can pause
  'resources', // the declaration of a kind of record
  'pictures', // removal of metadata, and previews
  'bucket', // objects: their keys and signed addresses
  'records', // what every record has: create, update, remove; history, terms, counts, references
  'records/lists', // pages, filters, cursors, syncs
  'credentials', // the rows that identify a caller: keys, logins, sessions
  'mail', // one mail, and how it is sent
  'queue', // messages that call a function
  'webhooks', // one event, signed and posted to an address that is public
  'http/middleware', // one concern of a request
  'http', // the chain of an endpoint
  ...[...ordered, ...others].map((family) => `families/${family}`),
  'families', // the list of all declarations
  'background', // processing of writes, and scheduled tasks
  'description', // the interface, described; no function loads it
];

/** The packages that only some folders import, by the prefix of their names. */
export const packages: Readonly<Record<string, RegExp>> = {
  '@aws-sdk/': /^(table|bucket|mail|queue|secrets)$/,
  '@smithy/': /^(table|bucket)$/,
  '@middy/': /^http(\/middleware)?$/,
};
