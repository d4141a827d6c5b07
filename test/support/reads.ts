import { routes } from '#shared/families/routes.ts';

/** The queries for GET endpoints that need more than their plain path with the id 1. */
const queries: Readonly<Record<string, readonly string[]>> = {
  'items.list': [
    '',
    '?limit=1&offset=1',
    '?q=item',
    '?order=-name',
    '?order=created_at&offset=1',
    '?display=available',
    '?display=overdue&order=name',
    '?updated_since=2020-01-01T00:00:00Z&include_deleted=true',
    '?type=lamp&tag=new&location_id=1&include_sublocations=true',
    '?has_open_issues=true&order=due_time',
    '?available_from=2040-01-01T00:00:00Z&available_to=2040-01-02T00:00:00Z',
    '?external_ref=A',
  ],
  'items.values': ['?field=type'],
  'items.calendar': ['?from=2020-01-01T00:00:00Z&to=2020-06-01T00:00:00Z'],
  // The history of an account is written after its records: a window in the past gets no more entries.
  'accounts.history': ['?actor_type=user&resource=item&to=2020-01-01T00:00:00Z'],
  'locations.lookup': ['?qr=nothing'],
  'items.lookup': ['?qr=nothing', '?q=item'],
  'locations.list': ['', '?sort=name', '?updated_since=2020-01-01T00:00:00Z'],
  'contacts.list': ['', '?q=contact', '?order=name'],
  'users.list': ['', '?q=owner', '?sort=name'],
  'reservations.list': [
    '',
    '?classification=open&sort=start_time',
    '?item_id=1',
    '?contact_id=1',
    '?from=2020-01-01T00:00:00Z',
  ],
  'checkouts.list': ['', '?status=open&sort=due_time', '?item_id=1', '?contact_id=1'],
  'issues.list': ['', '?q=issue', '?status=open&sort=deadline', '?item_id=1'],
  'events.list': ['', '?q=service', '?kind=other&sort=time', '?item_id=1'],
  'keys.list': ['', '?status=all&limit=1'],
  'notifications.list': ['', '?unread=true&limit=1'],
  'comments.list': ['', '?object_type=issue&object_id=1'],
};

/**
 * Requests of every GET endpoint that needs a credential. In paths of accounts, `{id}` still stands for
 * the account of the caller.
 */
export const reads = routes
  .filter(({ route }) => route.method === 'GET')
  .filter(({ route }) => route.access !== 'public')
  .flatMap((endpoint) => {
    const path = endpoint.route.path.replaceAll(/(?<!\/accounts\/)\{\w+\}/g, '1');
    return (queries[endpoint.name] ?? ['']).map((query) => ({ endpoint, path: `${path}${query}` }));
  });
