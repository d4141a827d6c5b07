import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { findSession, liveSessionCheck } from '#shared/credentials/sessions.ts';
import { ApiError, invalidField } from '#shared/errors.ts';
import { invalid } from '#shared/families/auth/sign-in-answer.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { commit } from '#shared/records/commit.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { absent, type RowCondition, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { Subscription, SubscriptionCreate } from './fields.ts';
import {
  endpointKey,
  type PushSubscription,
  readSubscriptions,
  subscriptionRemoval,
  subscriptionsWrite,
} from './subscriptions.ts';

const maxSubscriptions = 10;

/** The browsers of the caller's login, by id. */
export async function listSubscriptions({ caller }: SessionCall, query: PageQuery) {
  const { all } = await readSubscriptions(caller.login);
  const subscriptions = all.map(subscriptionResponse).sort((a, b) => a.id - b.id);
  return answerWholeList('push', query, subscriptions);
}

/** A browser in a response, without the keys that encrypt its pushes and the session that they end with. */
function subscriptionResponse({
  keys: _keys,
  session: _session,
  ...shownFields
}: PushSubscription): Subscription {
  return shownFields;
}

/**
 * Subscribes a browser. A known one is updated, or moves to the caller's login.
 * @throws ApiError `invalid_session` for a session that was ended meanwhile: nothing would end its subscription
 */
export async function createSubscription(
  call: SessionCall,
  { endpoint, keys, name }: SubscriptionCreate,
): Promise<Answer<Subscription>> {
  const { login, session } = call.caller;
  const key = endpointKey(endpoint);
  const [own, holder, sessionRow] = await Promise.all([
    readSubscriptions(login),
    findRow(key, { consistent: true }),
    findSession(session.tokenId),
  ]);
  if (!sessionRow || sessionRow.refresh_ends_at <= call.arrivedAt) throw invalid('invalid_session');
  const existingSubscription = own.all.find((one) => one.endpoint === endpoint);
  if (!existingSubscription && own.all.length >= maxSubscriptions) {
    const message = `At most ${maxSubscriptions} browsers can receive notifications.`;
    throw invalidField('endpoint', 'too_many', message);
  }
  const id = existingSubscription?.id ?? own.last_id + 1;
  if (!keys) throw new Error('A body without keys was let in.');
  const subscription: PushSubscription = {
    id,
    endpoint,
    keys,
    name,
    session: session.id,
    created_at: existingSubscription?.created_at ?? call.now,
  };
  const others = own.all.filter((one) => one.endpoint !== endpoint);
  const writes: RowWrite[] = [
    subscriptionsWrite({ ...own, last_id: Math.max(own.last_id, id) }, [...others, subscription]),
    { kind: 'put', row: { ...key, login }, condition: belongsTo(holder?.login) },
    ...(await takeFrom(holder?.login, login, endpoint)),
    liveSessionCheck(session.tokenId),
  ];
  const location = `/v1/push/subscriptions/${id}`;
  return commit(call, { writes }, { data: subscriptionResponse(subscription), location });
}

/** If two logins register a browser at once, the later one gets it. */
function belongsTo(holder: unknown): RowCondition {
  return holder === undefined ? absent : { expression: '#login = :holder', values: { holder } };
}

/** Removes the browser from its previous login. */
async function takeFrom(holder: unknown, login: string, endpoint: string): Promise<RowWrite[]> {
  if (typeof holder !== 'string' || holder === login) return [];
  const former = await readSubscriptions(holder);
  const remaining = former.all.filter((one) => one.endpoint !== endpoint);
  return [subscriptionsWrite(former, remaining)];
}

export async function removeSubscription(call: SessionCall, id: number) {
  const own = await readSubscriptions(call.caller.login);
  const removed = own.all.filter((one) => one.id === id);
  if (removed.length === 0) throw new ApiError('not_found');
  const writes = subscriptionRemoval(own, removed);
  return commit(call, { writes }, { data: undefined });
}

/** The public key of pushes; null until an operator creates it. */
export async function getPushKey(): Promise<Answer<{ public_key: string | null }>> {
  const row = await findRow(rowKey.pushKey(), { consistent: true });
  return { data: { public_key: row ? String(row.public_key) : null } };
}
