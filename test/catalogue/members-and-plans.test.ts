import { beforeAll, expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { callSample } from '../support/call-sample.ts';
import { type Client, client } from '../support/http.ts';
import { guarded, samples } from '../support/samples.ts';

let deactivated: Client;
let expired: Client;
let free: Client;

beforeAll(async () => {
  const account = await newAccount();
  const user = await account.newUser({ role: 'owner' });
  deactivated = (await account.newKey({ userId: user.id })).api;
  await account.setUser(user.id, { active: false });
  const trial = await newAccount({ plan: 'trial' });
  await trial.setPlan({ plan: 'trial', trial_ends_at: '2020-01-01T00:00:00Z' });
  expired = trial.api;
  free = (await newAccount({ plan: 'free' })).api;
});

test.each(guarded.filter(({ route }) => route.access !== 'any-credential'))(
  '$name is forbidden to the key of a deactivated member',
  async (sample) => {
    const { status, body } = await callSample(deactivated, sample);
    expect([status, body.error?.code]).toEqual([403, 'forbidden']);
  },
);

test('the key of a deactivated member can still call whoami', async () => {
  expect((await deactivated.get('/v1/whoami')).status).toBe(200);
});

test.each(guarded)(
  '$name needs another plan than the free one, before the query is read',
  async ({ method, path }) => {
    const { status, body } = await callSample(free, { method, path: `${path}?limit=x` });
    expect([status, body.error?.code]).toEqual([403, 'plan_upgrade_required']);
  },
);

test.each(guarded)('$name needs another plan once the trial is over', async (sample) => {
  const { status, body } = await callSample(expired, sample);
  expect([status, body.error?.code]).toEqual([403, 'plan_upgrade_required']);
});

test('a trial has API access until it ends', async () => {
  const { api } = await newAccount({ plan: 'trial' });
  expect((await api.get('/v1/items')).status).toBe(200);
});

test.each(samples.filter(({ route }) => route.access === 'public'))(
  '$name answers every caller, whatever their plan, key or header',
  async (sample) => {
    for (const api of [deactivated, expired, client(), client('nonsense')]) {
      expect((await callSample(api, sample)).status).toBe(200);
    }
  },
);

test('an endpoint of our own apps refuses a key before its plan is checked', async () => {
  const { body } = await expired.get('/v1/notifications');
  expect(body.error.code).toBe('first_party_only');
});

test('an account without API access cannot find out which paths exist', async () => {
  for (const path of ['/v1/nothing', '/v1/accountsx']) {
    expect((await expired.get(path)).body.error.code).toBe('plan_upgrade_required');
  }
});
