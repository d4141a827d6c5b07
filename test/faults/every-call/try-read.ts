import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#shared/families/changes/fields.ts';
import { routes } from '#shared/families/routes.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { readChanges } from '../../support/changes.ts';
import type { Answer } from '../../support/exchange.ts';
import { newNotification } from '../../support/new-notification.ts';
import type { reads } from '../../support/reads.ts';
import { signIn } from '../../support/sign-in.ts';
import { writes } from '../../support/writes/writes.ts';
import { answerProblems } from './answer-problems.ts';
import { type Harness, senderTo, sendUntilStable, type TrialRequest } from './harness.ts';
import { runTrials } from './run-trials.ts';
import { type PlannedTrial, planWithoutCount, type Trial } from './trial.ts';

/** How many trials of a request run at once. */
const atOnce = 2;

/** Runs a request that reads with every fault at each of its calls. */
export async function tryRead(
  { endpoint, path: template }: (typeof reads)[number],
  harness: Harness,
): Promise<Trial[]> {
  const isFirstParty = endpoint.route.access === 'first-party';
  const { token, accountId } = isFirstParty ? await newSession() : await newKey();
  const path = template.replace('{id}', String(accountId));
  // A sync makes additional calls for records of the last minute, which would change during the trials.
  if (path.includes('updated_since')) await wait(filledAt + recentMilliseconds - Date.now());
  const send = await senderTo(endpoint, harness);
  const usual = await sendUntilStable(
    () => send({ token, path }),
    ({ recorded }) => recorded,
  );
  const runTrial = async (
    request: TrialRequest,
    { title, fault, faultAt }: PlannedTrial,
    milliseconds: number,
  ): Promise<Trial> => {
    const { answer, recorded } = await send(request, faultAt, milliseconds);
    const problems = answerProblems(endpoint, path, answer, fault);
    const isOther =
      answer.status === 200 && !isDeepStrictEqual(withoutTimes(answer), withoutTimes(usual.answer));
    if (isOther) problems.push('answers something else than without the fault');
    return { title, problems: { answer: problems }, recorded };
  };
  const requests = Array.from({ length: atOnce }, () => ({ token, path }));
  const withoutFault = {
    title: 'without a fault',
    problems: { answer: answerProblems(endpoint, path, usual.answer) },
    recorded: usual.recorded,
  };
  const planned = planWithoutCount(usual.recorded.operations, endpoint.name);
  return [withoutFault, ...(await runTrials(planned, requests, withoutFault, runTrial))];
}

/** How many keys to create in each account. */
const keysPerAccount = 20;
let account: TestAccount | undefined;
/** When the latest account was filled, in milliseconds since 1970, and for how long its records are recent. */
let filledAt = 0;
const recentMilliseconds = 61_000;
let keys = 0;
let last: Promise<unknown> = Promise.resolve();

interface Reader {
  token: string;
  accountId: number;
}

/** A key of an account to which nothing more is written. Keys are created one after the other. */
function newKey(): Promise<Reader> {
  const provision = last.then(async () => {
    if (!account || keys % keysPerAccount === 0) account = await fillAccount(await newAccount());
    keys += 1;
    return { token: (await account.newKey()).token, accountId: account.accountId };
  });
  last = provision;
  return provision;
}

/** A session in an account of its own, with a notification and a webhook to read. */
async function newSession(): Promise<Reader> {
  const { accountId, ownerEmail, ownerId } = await newAccount();
  await newNotification(accountId, ownerId);
  const { api, accessToken: token } = await signIn(ownerEmail);
  const hook = { url: 'https://hooks.example.com/equipment', events: ['*'] };
  await api.post(`/v1/accounts/${accountId}/webhooks`, hook);
  return { token, accountId };
}

/** Creates one record of each kind. */
async function fillAccount(account: TestAccount): Promise<TestAccount> {
  const { api } = account;
  for (const { name, route } of routes) {
    if (!name.endsWith('.create')) continue;
    const { body } = (await writes[name]?.(api)) ?? {};
    // A path names the first record by its id, or by its reference.
    const isNamed = routes.some((one) => one.name === name.replace('.create', '.getByRef'));
    await api.post(route.path, isNamed ? { ...body, external_ref: '1' } : body);
  }
  await waitForFeed(api);
  filledAt = Date.now();
  return account;
}

/** Waits until the change feed, which lags behind writes, has the last change and no longer grows. */
async function waitForFeed(api: TestAccount['api']): Promise<void> {
  const { body } = await api.post('/v1/locations', { name: 'The last one' });
  const isLast = ({ resource, resource_id }: Change) =>
    resource === 'location' && resource_id === body.data.id;
  let before = '';
  for (;;) {
    const { changes, cursor } = await readChanges(api);
    if (cursor === before && changes.some(isLast)) return;
    before = cursor;
    await wait(1000);
  }
}

/** The parts of an answer that do not change with each request. */
function withoutTimes({ body }: Answer): unknown {
  const withoutChangingFields = ({
    rate_limit: _limit,
    rate: _rate,
    last_used_at: _at,
    ...record
  }: Record<string, unknown>) => record;
  return {
    data: Array.isArray(body.data)
      ? body.data.map(withoutChangingFields)
      : withoutChangingFields(body.data),
    total: body.meta.pagination?.total,
  };
}
