import * as z from 'zod/mini';
import { User } from '#shared/families/users/fields.ts';
import { PageQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { Profile, ProfileUpdate, RecoveryCodes, Session, TotpCode, TotpSecret } from './fields.ts';

const own = { access: 'first-party', logins: true } as const;

export const list = route(own, {
  method: 'GET',
  path: '/v1/session',
  summary: 'List your sessions',
  description: 'Most recently used first.',
  query: PageQuery,
  data: z.array(Session),
  list: true,
});

export const end = route(own, {
  method: 'DELETE',
  path: '/v1/session/{id}',
  summary: 'End one of your sessions',
});

export const getUser = route(own, {
  method: 'GET',
  path: '/v1/session/user',
  summary: 'Get your profile',
  description: 'In the account that the session acts in.',
  data: Profile,
});

export const updateUser = route(own, {
  method: 'PATCH',
  path: '/v1/session/user',
  summary: 'Change your profile',
  description: 'In the account that the session acts in.',
  writes: ['user'],
  body: ProfileUpdate,
  data: User,
});

export const startTotp = route(own, {
  method: 'POST',
  path: '/v1/session/totp',
  summary: 'Get a secret for a second factor',
  description: 'Replaces an unconfirmed secret. It has no effect until it is confirmed.',
  refuses: ['invalid_transition'],
  data: TotpSecret,
});

export const confirmTotp = route(own, {
  method: 'POST',
  path: '/v1/session/totp/confirm',
  summary: 'Turn the second factor on',
  description:
    'Needs a code of the app that has the secret. Ten recovery codes are shown only once. From now on the address ' +
    'signs in with its password and a code, to all of its accounts. Attempts are limited as for passwords.',
  refuses: ['invalid_transition'],
  body: TotpCode,
  data: RecoveryCodes,
});

export const removeTotp = route(own, {
  method: 'DELETE',
  path: '/v1/session/totp',
  summary: 'Turn the second factor off',
  description: 'Needs a code of the app or a recovery code. Attempts are limited as for passwords.',
  refuses: ['not_found'],
  body: TotpCode,
});
