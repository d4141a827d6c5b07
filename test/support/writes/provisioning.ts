import { randomBytes } from 'node:crypto';
import { notify } from '#shared/families/notifications/notify.ts';
import { formatInstant } from '#shared/time.ts';
import { newAccount } from '../account.ts';
import { inTurn } from '../in-turn.ts';
import { signIn } from '../sign-in.ts';
import { type Arrange, create, newWord, type Write } from './write.ts';

/** The owner of an account, signed in, and where the keys of the account are. */
async function newOwner() {
  const { accountId, ownerId, ownerEmail, newKey } = await newAccount();
  const { api: own, accessToken: token } = await signIn(ownerEmail);
  const api = inTurn([own]);
  const keys = `/v1/accounts/${accountId}/keys`;
  return { as: { api, token }, accountId, ownerId, keys, ownerEmail, newKey };
}

/** A call on a new key, which shows the key and how many live and how many are revoked. */
async function onKey(operation: string, body: object | undefined): Promise<Write> {
  const { as, keys, newKey } = await newOwner();
  const { id } = await newKey();
  const path = `${keys}/${id}`;
  const affectedPaths = [path, `${keys}?limit=1`, `${keys}?status=revoked&limit=1`];
  return { as, path: `${path}${operation}`, ...(body ? { body } : {}), affectedPaths };
}

export const keyWrites = {
  'keys.create': async () => {
    const { as, keys } = await newOwner();
    const body = { name: newWord(), access: 'restricted', scopes: ['items:read'] };
    return { as, path: keys, body, affectedPaths: [`${keys}?limit=1`, '/v1/accounts'] };
  },
  'keys.update': () => onKey('', { access: 'restricted', scopes: ['items:read'] }),
  'keys.rotate': () => onKey('/rotate', { overlap_minutes: 5 }),
  'keys.revoke': async () => ({ ...(await onKey('', undefined)), again: 204 }),
} satisfies Record<string, Arrange>;

/** A call on a member who was invited, which shows the member and how many there are. */
async function onMember(body: object | undefined): Promise<Write> {
  const { as, accountId } = await newOwner();
  const members = `/v1/accounts/${accountId}/members`;
  const guest = { email: `${newWord()}@example.com`, name: 'Guest', role: 'viewer' };
  const path = `${members}/${await create(as.api, members, guest)}`;
  return { as, path, ...(body ? { body } : {}), affectedPaths: [path, `${members}?limit=1`] };
}

export const memberWrites = {
  'members.create': async () => {
    const { as, accountId } = await newOwner();
    const path = `/v1/accounts/${accountId}/members`;
    const body = { email: `${newWord()}@example.com`, name: 'Guest', role: 'member' };
    return { as, path, body, affectedPaths: [`${path}?limit=2`] };
  },
  'members.update': () => onMember({ role: 'member', name: 'Kim' }),
  'members.remove': async () => ({ ...(await onMember(undefined)), again: 204 }),
} satisfies Record<string, Arrange>;

export const sessionWrites = {
  'session.updateUser': async () => {
    const { as, accountId, ownerId } = await newOwner();
    const affectedPaths = [`/v1/accounts/${accountId}/members/${ownerId}`];
    return { as, body: { name: 'Kim', phone: '7', title: 'Head' }, affectedPaths };
  },
  'session.end': async () => {
    const { as, ownerEmail } = await newOwner();
    const { api } = await signIn(ownerEmail);
    const { body } = await api.get('/v1/session');
    const id = body.data.find(({ current }: { current: boolean }) => current).id;
    return { as, id, affectedPaths: ['/v1/session?limit=1'] };
  },
} satisfies Record<string, Arrange>;

/** Tells a member of something; the first one has the id 1. */
export function newNotification(accountId: number, userId: number): Promise<void> {
  const object = { type: 'item', id: 1, name: 'Item' } as const;
  const at = formatInstant(Date.now());
  const notice = { userId, kind: 'inventory_low', title: 'Running low', object, at } as const;
  return notify(accountId, notice, Date.now());
}

/** A call on a new notification, which shows how many there are, and how many are unread. */
async function onNotification(): Promise<Write> {
  const { as, accountId, ownerId } = await newOwner();
  await newNotification(accountId, ownerId);
  const affectedPaths = ['/v1/notifications?limit=1', '/v1/notifications?unread=true&limit=2'];
  return { as, id: 1, affectedPaths };
}

export const notificationWrites = {
  'notifications.markRead': onNotification,
  'notifications.markAllRead': onNotification,
  'notifications.remove': onNotification,
} satisfies Record<string, Arrange>;

const subscriptions = '/v1/push/subscriptions';

/** What a browser hands out to be pushed to. */
export function newBrowser() {
  const p256dh = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${newWord()}`, keys };
}

export const pushWrites = {
  'push.create': async () => {
    const { as } = await newOwner();
    return { as, body: newBrowser(), affectedPaths: [`${subscriptions}?limit=1`] };
  },
  'push.create of a browser that somebody else had': async () => {
    const [{ as: other }, { as }] = [await newOwner(), await newOwner()];
    const body = newBrowser();
    await create(other.api, subscriptions, body);
    return { as, body, affectedPaths: [`${subscriptions}?limit=1`] };
  },
  'push.remove': async () => {
    const { as } = await newOwner();
    const id = await create(as.api, subscriptions, newBrowser());
    return { as, id, affectedPaths: [`${subscriptions}?limit=1`] };
  },
} satisfies Record<string, Arrange>;
