import { beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { newAccount } from '../support/account.ts';
import { send } from '../support/http.ts';
import { signIn } from '../support/sign-in.ts';

let token: string;

beforeAll(async () => {
  const { ownerEmail } = await newAccount();
  token = (await signIn(ownerEmail)).accessToken;
});

const byPath = [...Map.groupBy(routes, ({ route }) => route.path)].map(([path, all]) => ({
  path: path.replaceAll(/\{\w+\}/g, '1'),
  allowed: all.map(({ route }) => route.method as string),
}));
const unsupported = byPath.flatMap(({ path, allowed }) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']
    .filter((method) => !allowed.includes(method))
    .map((method) => ({ method, path, allowed })),
);

test.each(unsupported)(
  '$method $path is answered 405 with the allowed methods',
  async ({ method, path, allowed }) => {
    const answer = await send({ method, path, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow?.split(', ').sort()).toEqual(allowed.toSorted());
  },
);
