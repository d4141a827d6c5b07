import { newAccount } from '../account.ts';
import { signIn } from '../sign-in.ts';
import { type Arrange, newWord, type Write } from './write.ts';

/** The owner of an account, signed in, and where the keys of the account are. */
async function newOwner() {
  const { accountId, ownerEmail, newKey } = await newAccount();
  const { api, accessToken: token } = await signIn(ownerEmail);
  return { as: { api, token }, keys: `/v1/accounts/${accountId}/keys`, ownerEmail, newKey };
}

/** A call on a new key, which shows the key and how many live and how many are revoked. */
async function onKey(operation: string, body: object | undefined): Promise<Write> {
  const { as, keys, newKey } = await newOwner();
  const { id } = await newKey();
  const path = `${keys}/${id}`;
  const shows = [path, `${keys}?limit=1`, `${keys}?status=revoked&limit=1`];
  return { as, path: `${path}${operation}`, ...(body ? { body } : {}), shows };
}

export const keyWrites = {
  'keys.create': async () => {
    const { as, keys } = await newOwner();
    const body = { name: newWord(), access: 'restricted', scopes: ['items:read'] };
    return { as, path: keys, body, shows: [`${keys}?limit=1`, '/v1/accounts'] };
  },
  'keys.update': () => onKey('', { access: 'restricted', scopes: ['items:read'] }),
  'keys.rotate': () => onKey('/rotate', { overlap_minutes: 5 }),
  'keys.revoke': async () => ({ ...(await onKey('', undefined)), again: 204 }),
} satisfies Record<string, Arrange>;

export const sessionWrites = {
  'session.end': async () => {
    const { as, ownerEmail } = await newOwner();
    const { api } = await signIn(ownerEmail);
    const { body } = await api.get('/v1/session');
    const id = body.data.find(({ current }: { current: boolean }) => current).id;
    return { as, id, shows: ['/v1/session?limit=1'] };
  },
} satisfies Record<string, Arrange>;
