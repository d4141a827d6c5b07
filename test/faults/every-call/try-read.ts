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
import { type Harness, senderTo, sendUntilAlike, type TrialRequest } from './harness.ts';
import { runTrials } from './run-trials.ts';
import { type PlannedTrial, planWithoutCount, type Trial } from './trial.ts';

/** How many trials of a request run at once. */
const atOnce = 2;

/** Tries a request that reads with every fault at each of its calls. */
export async function tryRead(
  { endpoint, path: template }: (typeof reads)[number],
  harness: Harness,
): Promise<Trial[]> {
  const isFirstParty = endpoint.route.access === 'first-party';
  const { token, accountId } = isFirstParty ? await newSession() : await newKey();
  const path = template.replace('{id}', String(accountId));
  // A sync reads records once more that changed in the last minute: its calls would change half-way.
  if (path.includes('updated_since')) await wait(furnishedAt + minute - Date.now());
  const send = await senderTo(endpoint, harness);
  const usual = await sendUntilAlike(
    () => send({ token, path }),
    ({ recorded }) => recorded,
  );
  const tryOne = async (
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
  return [withoutFault, ...(await runTrials(planned, requests, withoutFault, tryOne))];
}

/** How many keys an account has. */
const keysEach = 20;
let account: TestAccount | undefined;
/** When the latest account was filled, in milliseconds since 1970, and for how long its records are new. */
let furnishedAt = 0;
const minute = 61_000;
let keys = 0;
let last: Promise<unknown> = Promise.resolve();

interface Reader {
  token: string;
  accountId: number;
}

/** A key of an account that nothing is written to any more. Keys are made one after the other. */
function newKey(): Promise<Reader> {
  const provision = last.then(async () => {
    if (!account || keys % keysEach === 0) account = await fillAccount(await newAccount());
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

/** One record of each kind. */
async function fillAccount(account: TestAccount): Promise<TestAccount> {
  const { api } = account;
  for (const { name, route } of routes) {
    if (!name.endsWith('.create')) continue;
    const { body } = (await writes[name]?.(api)) ?? {};
    // A path names the first record by its id, or by its reference.
    const isNamed = routes.some((one) => one.name === name.replace('.create', '.getByRef'));
    await api.post(route.path, isNamed ? { ...body, external_ref: '1' } : body);
  }
  await restOfFeed(api);
  furnishedAt = Date.now();
  return account;
}

/** Waits until the feed of changes, which lags behind the writes, has the last one and grows no more. */
async function restOfFeed(api: TestAccount['api']): Promise<void> {
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
  const steady = ({
    rate_limit: _limit,
    rate: _rate,
    last_used_at: _at,
    ...record
  }: Record<string, unknown>) => record;
  return {
    data: Array.isArray(body.data) ? body.data.map(steady) : steady(body.data),
    total: body.meta.pagination?.total,
  };
}
