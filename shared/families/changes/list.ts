import type { CredentialCall } from '#shared/auth/caller.ts';
import { usualPage } from '#shared/fields/query.ts';
import { fittingCount } from '#shared/records/lists/page-size.ts';
import { changeResources } from './event-types.ts';
import { readFeed } from './feed.ts';
import type { ChangeQuery } from './fields.ts';
import { assertReached, encodeCursor, feedStart } from './position.ts';
import { readableResources } from './readable-resources.ts';
import { showChanges } from './show-changes.ts';

/** At most this many changes are read by a call that filters; the next one continues from there. */
const maxRead = 400;

/** The changes after a cursor or since a time, oldest first, of the records that the caller may read. */
export async function listChanges(call: CredentialCall, query: ChangeQuery) {
  const { accountId } = call.caller;
  const { limit = usualPage } = query;
  const resources = await readableResources(call, query.resource);
  const { position, since } = await feedStart(accountId, query, call.now);
  const first = since ?? '';
  const max = resources.size === changeResources.length ? limit : maxRead;
  const { events, end, head } = await readFeed(accountId, position, max);
  assertReached(position, head);
  const now = Date.parse(call.now) / 1000;
  const matches = events.filter(
    ({ resource, expires_at, at, noted_at }) =>
      resources.has(resource) && expires_at > now && (at >= first || noted_at >= first),
  );
  const page = matches.slice(0, limit);
  const views = await showChanges(accountId, page);
  const data = views.slice(0, fittingCount(views));
  const isCut = data.length < matches.length;
  const lastPosition = isCut ? (page[data.length - 1]?.position ?? position) : end;
  const last = events.findLast((event) => event.position <= lastPosition);
  // Everything after an event that was added since then was also added since then.
  const isSince = last !== undefined && last.noted_at >= first;
  const cursor = encodeCursor(accountId, {
    position: lastPosition,
    since: isSince ? undefined : since,
  });
  const sync = { cursor, has_more: lastPosition < head };
  return { data, meta: { sync } };
}
