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
import { type Bench, senderTo, sendUntilAlike, type TrialRequest } from './bench.ts';
import { answerProblems } from './judge.ts';
import { type PlannedTrial, planBehindCount, type Trial } from './trial.ts';
import { tryPlanned } from './try-planned.ts';

/** So many trials of a request side by side. */
const atOnce = 2;

/** Tries a request that reads with every mishap at each of its calls. */
export async function tryRead(
  { endpoint, path: template }: (typeof reads)[number],
  bench: Bench,
): Promise<Trial[]> {
  const isFirstParty = endpoint.route.access === 'first-party';
  const { token, accountId } = isFirstParty ? await newSession() : await newKey();
  const path = template.replace('{id}', String(accountId));
  // A sync reads once more what is a minute old at most: its calls would be others half-way.
  if (path.includes('updated_since')) await wait(furnishedAt + minute - Date.now());
  const send = await senderTo(endpoint, bench);
  const usual = await sendUntilAlike(
    () => send({ token, path }),
    ({ watched }) => watched,
  );
  const tryOne = async (
    request: TrialRequest,
    { title, mishap, faultAt }: PlannedTrial,
    milliseconds: number,
  ): Promise<Trial> => {
    const { answer, watched } = await send(request, faultAt, milliseconds);
    const problems = answerProblems(endpoint, path, answer, mishap);
    const isOther =
      answer.status === 200 && !isDeepStrictEqual(withoutTimes(answer), withoutTimes(usual.answer));
    if (isOther) problems.push('answers something else than without the mishap');
    return { title, problems: { answer: problems }, watched };
  };
  const requests = Array.from({ length: atOnce }, () => ({ token, path }));
  const undisturbed = {
    title: 'without a mishap',
    problems: { answer: answerProblems(endpoint, path, usual.answer) },
    watched: usual.watched,
  };
  const planned = planBehindCount(usual.watched.operations, endpoint.name);
  return [undisturbed, ...(await tryPlanned(planned, requests, undisturbed, tryOne))];
}

/** So many keys does an account have. */
const keysEach = 20;
let account: TestAccount | undefined;
/** When the records of the latest account were made, in milliseconds since 1970, and how long they are new. */
let furnishedAt = 0;
const minute = 61_000;
let keys = 0;
let last: Promise<unknown> = Promise.resolve();

interface Reader {
  token: string;
  accountId: number;
}

/** A key of an account that nobody writes to any more; one after the other is made. */
function newKey(): Promise<Reader> {
  const provision = last.then(async () => {
    if (!account || keys % keysEach === 0) account = await furnish(await newAccount());
    keys += 1;
    return { token: (await account.newKey()).token, accountId: account.accountId };
  });
  last = provision;
  return provision;
}

/** A session in an account that nobody else has: its keys, sessions and news are what is read. */
async function newSession(): Promise<Reader> {
  const { accountId, ownerEmail, ownerId } = await newAccount();
  await newNotification(accountId, ownerId);
  const { api, accessToken: token } = await signIn(ownerEmail);
  const hook = { url: 'https://hooks.example.com/equipment', events: ['*'] };
  await api.post(`/v1/accounts/${accountId}/webhooks`, hook);
  return { token, accountId };
}

/** One record of each kind. */
async function furnish(account: TestAccount): Promise<TestAccount> {
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

/** Waits until the feed of changes, which is behind the writes, has the last one of them, and stands still. */
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

/** What an answer tells that does not change with each request. */
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
