import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { closeAccount } from '#shared/families/operators/accounts.ts';
import { newAccount, password } from '../../support/account.ts';
import { type Call, callsFromAnywhere, day, minute, second } from '../../support/anywhere.ts';
import { signIn } from '../../support/sign-in.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';

let call: Call;
let email: string;

beforeAll(async () => {
  email = (await newAccount()).ownerEmail;
  call = callsFromAnywhere();
});

interface Pair {
  access: string;
  refresh: string;
  endsAt: string;
}

/** Signs in now. All later calls give their time as milliseconds after that. */
async function startSession() {
  const at = Date.now();
  const { body } = await call('auth.login', { body: { email, password }, at });
  const refresh = async (refresh_token: string, after: number) => {
    const answer = await call('auth.refresh', { body: { refresh_token }, at: at + after });
    return { status: answer.status, code: answer.body.error?.code, pair: pairOf(answer.body) };
  };
  const use = async ({ access: token }: Pair, after: number) =>
    (await call('service.whoami', { token, at: at + after })).status;
  return { first: pairOf(body), refresh, use };
}

function pairOf({ data }: { data?: Record<string, string> }): Pair {
  const { access_token = '', refresh_token = '', refresh_expires_at = '' } = data ?? {};
  return { access: access_token, refresh: refresh_token, endsAt: refresh_expires_at };
}

test('an access token is valid for 15 minutes', async () => {
  const { first, use } = await startSession();
  expect(await use(first, 15 * minute - 1)).toBe(200);
  expect(await use(first, 15 * minute)).toBe(401);
});

test('the former access token stays valid after a refresh until it expires', async () => {
  const { first, refresh, use } = await startSession();
  const { pair } = await refresh(first.refresh, 10 * minute);
  expect([await use(first, 15 * minute - 1), await use(pair, 15 * minute - 1)]).toEqual([200, 200]);
  expect([await use(first, 15 * minute), await use(pair, 15 * minute)]).toEqual([401, 200]);
});

test('a refresh token that is used again is refused, and after ten seconds ends the session if the next pair was used', async () => {
  const { first, refresh, use } = await startSession();
  const { pair } = await refresh(first.refresh, 0);
  expect(await use(pair, second)).toBe(200);
  const early = await refresh(first.refresh, 10 * second);
  expect([early.status, early.code]).toEqual([401, 'invalid_session']);
  expect(await use(pair, 10 * second)).toBe(200);
  const late = await refresh(first.refresh, 10 * second + 1);
  expect([late.status, late.code]).toEqual([401, 'invalid_session']);
  expect([await use(first, 11 * second), await use(pair, 11 * second)]).toEqual([401, 401]);
  expect((await refresh(pair.refresh, 11 * second)).status).toBe(401);
});

test('a pair that was refreshed counts as used: the refresh token before it ends the session', async () => {
  const { first, refresh, use } = await startSession();
  const next = (await refresh(first.refresh, 0)).pair;
  const third = (await refresh(next.refresh, second)).pair;
  expect((await refresh(first.refresh, 20 * second)).status).toBe(401);
  expect(await use(third, 21 * second)).toBe(401);
});

test('if the response was lost, the same refresh token gets a new pair, and the lost pair becomes invalid', async () => {
  const { first, refresh, use } = await startSession();
  const lost = (await refresh(first.refresh, 0)).pair;
  const again = await refresh(first.refresh, 11 * second);
  expect(again.status).toBe(201);
  expect([await use(first, 12 * second), await use(again.pair, 12 * second)]).toEqual([200, 200]);
  expect(await use(lost, 12 * second)).toBe(401);
  expect((await refresh(lost.refresh, 13 * second)).status).toBe(401);
  expect((await refresh(again.pair.refresh, 14 * second)).status).toBe(201);
});

test('a pair may be lost several times, and reuse after a used pair still ends the session', async () => {
  const { first, refresh, use } = await startSession();
  await refresh(first.refresh, 0);
  await refresh(first.refresh, 11 * second);
  const { pair } = await refresh(first.refresh, 22 * second);
  expect(await use(pair, 23 * second)).toBe(200);
  expect((await refresh(first.refresh, 40 * second)).status).toBe(401);
  expect(await use(pair, 41 * second)).toBe(401);
});

test('a refresh token expires 30 days after its last use', async () => {
  const { first, refresh } = await startSession();
  const unused = await refresh(first.refresh, 30 * day);
  expect([unused.status, unused.code]).toEqual([401, 'invalid_session']);
  const { pair } = await refresh(first.refresh, 30 * day - minute);
  expect((await refresh(pair.refresh, 60 * day - minute)).status).toBe(401);
  expect((await refresh(pair.refresh, 60 * day - 2 * minute)).status).toBe(201);
});

test('a session ends 90 days after its login, however often it is refreshed', async () => {
  const { first, refresh, use } = await startSession();
  let { refresh: token } = first;
  for (const after of [29, 58, 87]) token = (await refresh(token, after * day)).pair.refresh;
  const { pair } = await refresh(token, 90 * day - minute);
  const extension = Date.parse(pair.endsAt) - Date.parse(first.endsAt);
  expect(extension).toBe(60 * day);
  expect(await use(pair, 90 * day - 2 * second)).toBe(200);
  expect(await use(pair, 90 * day)).toBe(401);
  expect((await refresh(pair.refresh, 90 * day)).status).toBe(401);
});

test('a session cannot move to an account that is closed meanwhile', async () => {
  const [here, there] = [await newAccount(), await newAccount()];
  await there.newUser({ role: 'member' }, 'Member', here.ownerEmail);
  const { refreshToken } = await signIn(here.ownerEmail, { account_id: here.accountId });
  let isClosed = false;
  const store = await startFaultyStore({
    faultOf: async ({ operation }) => {
      if (operation !== 'TransactWriteItems' || isClosed) return undefined;
      isClosed = true;
      await closeAccount(operatorCall(there.accountId));
      return undefined;
    },
  });
  onTestFinished(store.close);
  const body = { refresh_token: refreshToken, account_id: there.accountId };
  const refused = await callsFromAnywhere(store)('auth.refresh', { body });
  expect(isClosed).toBe(true);
  expect([refused.status, refused.body.error.fields.account_id[0].code]).toEqual([
    422,
    'not_found',
  ]);
});
