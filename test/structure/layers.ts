import { families } from '#shared/families.ts';

/** The families that others import, and those that import them, lowest first. */
const ordered = [
  ...['users', 'accounts', 'keys', 'session', 'auth', 'operators', 'push', 'notifications'],
  ...['locations', 'contacts', 'comments', 'items', 'kits', 'issues', 'files', 'events'],
  ...['bookings', 'reservations', 'checkouts', 'changes', 'webhooks', 'service'],
];
/** A family that no other imports needs no line here: it stands above those that it may import. */
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
  'routes', // what a declaration of an endpoint is
  'table', // the SDK, and every row's key
  'switches', // what operators may hold for a while
  'resources', // what a kind of record is declared by
  'pictures', // what is taken off a picture, and its preview
  'bucket', // objects: their keys, and addresses that are signed for a while
  'records', // what every record has: create, update, remove; history, terms, counts, references
  'records/lists', // pages, filters, cursors, syncs
  'credentials', // the rows by which a call is known: keys, logins, sessions
  'mail', // one mail, and how it is sent
  'queue', // messages that call a function
  'webhooks', // one event, signed and posted to an address that is public
  'http/middleware', // one concern of a request
  'http', // the chain of an endpoint
  ...[...ordered, ...others].map((family) => `families/${family}`),
  'families', // the list of all declarations
  'background', // what follows a write, and what happens at a time
  'description', // the interface, described; no function loads it
];

/** The packages that some folders alone import, by what their names begin with. */
export const packages: Readonly<Record<string, RegExp>> = {
  '@aws-sdk/': /^(table|bucket|mail|queue|secrets)$/,
  '@smithy/': /^(table|bucket)$/,
  '@middy/': /^http(\/middleware)?$/,
};
