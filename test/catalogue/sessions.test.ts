import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '#shared/auth/grants.ts';
import { newAccount } from '../support/account.ts';
import { callSample } from '../support/call-sample.ts';
import { type Client, client } from '../support/http.ts';
import { guarded, samples } from '../support/samples.ts';
import { signIn } from '../support/sign-in.ts';
import { forEachGrant, type Grant, permissionGrantsOf } from './grants.ts';

let key: Client;
let free: Client;
let expired: Client;
let withoutPermissions: Client;
let withPermissions: (grant: Grant<Permission>) => Client;

beforeAll(async () => {
  const account = await newAccount();
  key = account.api;
  withPermissions = await forEachGrant(permissionCases, async (permissions) => {
    const { email } = await account.newUser({ permissions: [...permissions] });
    return (await signIn(email)).api;
  });
  const member = await account.newUser({ permissions: [] });
  withoutPermissions = (await signIn(member.email)).api;
  free = (await signIn((await newAccount({ plan: 'free' })).ownerEmail)).api;
  const trial = await newAccount({ plan: 'trial' });
  await trial.setPlan({ plan: 'trial', trial_ends_at: '2020-01-01T00:00:00Z' });
  expired = (await signIn(trial.ownerEmail)).api;
});

const ofOurApps = samples.filter(({ route }) => ['sign-in', 'first-party'].includes(route.access));
const firstParty = ofOurApps.filter(({ route }) => route.access === 'first-party');
const acceptingSessions = [...guarded, ...firstParty];

/** The statuses of calls that passed all checks of access. */
const statusesAfterAccess = [200, 201, 204, 400, 404, 422];

test.each(ofOurApps)(
  '$name is for our own apps: a key is refused, whatever it sends',
  async (one) => {
    const { status, body } = await callSample(key, { ...one, path: `${one.path}?limit=x` });
    expect([status, body.error.code]).toEqual([403, 'first_party_only']);
  },
);

test.each(firstParty)('$name refuses callers without a credential', async (one) => {
  const { status, body } = await callSample(client(), { ...one, path: `${one.path}?limit=x` });
  expect([status, body.error.code]).toEqual([401, 'invalid_api_key']);
});

const invalidTokens = [
  ['an unknown one', `session_${'x'.repeat(17)}_${'y'.repeat(43)}`],
  ['an incomplete one', 'session_abc'],
] as const;

test.each(
  acceptingSessions.flatMap((one) =>
    invalidTokens.map(([what, token]) => ({ ...one, what, token })),
  ),
)('$name refuses the session of $what, before anything else', async ({ token, ...one }) => {
  const { status, body } = await callSample(client(token), { ...one, path: `${one.path}?limit=x` });
  expect([status, body.error.code]).toEqual([401, 'invalid_session']);
});

const permissionCases = acceptingSessions.flatMap((sample) =>
  permissionGrantsOf(sample).map((grant) => ({ ...sample, ...grant })),
);

test.each(permissionCases)('$name with the session of a member who has $label', async (one) => {
  const { status, body } = await callSample(withPermissions(one), one);
  if (one.isEnough) {
    expect(statusesAfterAccess).toContain(status);
  } else {
    expect([status, body.error.code, body.error.fields]).toEqual([403, 'forbidden', {}]);
  }
});

test.each(acceptingSessions)(
  '$name with the session of a member without permissions',
  async (one) => {
    const { status } = await callSample(withoutPermissions, one);
    if (one.route.permissions) expect(status).toBe(403);
    else expect(statusesAfterAccess).toContain(status);
  },
);

const requiringPlan = acceptingSessions.filter(({ route }) => route.plan);
const requiringNoPlan = acceptingSessions.filter(({ route }) => !route.plan);

test.each(requiringNoPlan)('$name requires no plan of a session', async (one) => {
  for (const api of [free, expired]) {
    expect(statusesAfterAccess).toContain((await callSample(api, one)).status);
  }
});

test.each(requiringPlan)('$name requires API access in the plan of a session', async (one) => {
  for (const api of [free, expired]) {
    const { status, body } = await callSample(api, one);
    expect([status, body.error.code]).toEqual([403, 'plan_upgrade_required']);
  }
});
