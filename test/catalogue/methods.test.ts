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
  own: all.map(({ route }) => route.method as string),
}));
const foreign = byPath.flatMap(({ path, own }) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']
    .filter((method) => !own.includes(method))
    .map((method) => ({ method, path, own })),
);

test.each(foreign)(
  '$method $path is answered by what is allowed',
  async ({ method, path, own }) => {
    const answer = await send({ method, path, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow?.split(', ').sort()).toEqual(own.toSorted());
  },
);
