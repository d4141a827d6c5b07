import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NamedRoute } from '#shared/families/routes.ts';
import { newAccount } from '../../support/account.ts';
import type { Answer } from '../../support/exchange.ts';
import type { Client } from '../../support/http.ts';
import { rotateClients } from '../../support/rotate-clients.ts';
import { type Arrange, isCountOfAll } from '../../support/writes/write.ts';
import { answerProblems } from './answer-problems.ts';
import {
  type Harness,
  type Send,
  sendersTo,
  sendUntilAlike,
  type TrialRequest,
} from './harness.ts';
import { mayHaveHappened } from './injected-faults.ts';
import { runTrials } from './run-trials.ts';
import { difference, type Snapshot, takeSnapshot } from './snapshot.ts';
import { type PlannedTrial, planWithoutCount, type Trial, wasCommittedBefore } from './trial.ts';

/** How many accounts run trials at once: each sees its own lists alone. */
const accounts = 3;
/** How many keys an account has, so that none reaches its rate limit. */
const keys = 2;

interface TestedWrite {
  endpoint: NamedRoute;
  arrange: Arrange;
  send: Send;
  repeat: Send;
  /** What new records look like before the request. */
  fresh?: Snapshot;
}

/** The owner of the records of a trial. */
interface Owner {
  api: Client;
  token: string;
}

/** Runs a request that writes with every fault at each of its calls, on new records each time. */
export async function tryWrite(
  endpoint: NamedRoute,
  arrange: Arrange,
  harness: Harness,
): Promise<Trial[]> {
  const owners = await Promise.all(Array.from({ length: accounts }, newTrialOwner));
  const [first] = owners;
  if (!first) throw new Error('Nobody owns the records.');
  const tested: TestedWrite = { endpoint, arrange, ...(await sendersTo(endpoint, harness)) };
  const { trial, whole } = await sendUntilAlike(
    () => withoutFault(tested, first),
    (outcome) => outcome.trial.recorded,
  );
  const tryOne = (owner: Owner, planned: PlannedTrial, milliseconds: number) =>
    withFault(tested, owner, planned, milliseconds, whole);
  const planned = planWithoutCount(trial.recorded.operations, endpoint.name);
  return [trial, ...(await runTrials(planned, owners, trial, tryOne))];
}

async function newTrialOwner(): Promise<Owner> {
  const account = await newAccount();
  const trials = [];
  for (let key = 0; key < keys; key += 1) trials.push((await account.newKey()).api);
  return { api: rotateClients(trials), token: account.token };
}

/** A request on new records. */
interface Attempt {
  request: TrialRequest;
  /** The client that reads the records. */
  api: Client;
  /** The status of its response, and of a repeat after it succeeded. */
  status: number;
  statusOfRepeat: number;
  isPerRecord: boolean;
  /** What it has changed up to now. */
  effect: () => Promise<string[]>;
}

async function prepare(tested: TestedWrite, { api, token }: Owner): Promise<Attempt> {
  const { route } = tested.endpoint;
  const write = await tested.arrange(api);
  const { id, body, affectedPaths, as = { api, token }, isPerRecord = false } = write;
  const before = await snapshotBefore(tested, as.api, affectedPaths);
  const request = {
    token: as.token,
    path: write.path ?? route.path.replace('{id}', String(id)),
    ...(body ? { body } : {}),
    ...(isIdempotent(tested) ? { idempotencyKey: randomUUID() } : {}),
  };
  const effect = async () => difference(before, await takeSnapshot(as.api, affectedPaths));
  const statusOfRepeat = write.statusOfRepeat ?? (route.method === 'DELETE' ? 404 : route.status);
  return {
    request,
    api: as.api,
    status: write.status ?? route.status,
    statusOfRepeat,
    isPerRecord,
    effect,
  };
}

const isIdempotent = ({ endpoint: { route } }: TestedWrite) => route.method === 'POST';

/** New records look alike; only the totals of lists differ each time. */
async function snapshotBefore(
  tested: TestedWrite,
  api: Client,
  affectedPaths: readonly string[],
): Promise<Snapshot> {
  const { fresh } = tested;
  if (fresh) return new Map([...fresh, ...(await takeSnapshot(api, affectedPaths, isCountOfAll))]);
  tested.fresh = await takeSnapshot(api, affectedPaths);
  return tested.fresh;
}

/** What the write changes as a whole. */
async function withoutFault(
  tested: TestedWrite,
  owner: Owner,
): Promise<{ trial: Trial; whole: string[] }> {
  const { request, effect } = await prepare(tested, owner);
  const { answer, recorded } = await tested.send(request);
  const problems = { answer: answerProblems(tested.endpoint, request.path, answer) };
  return { trial: { title: 'without a fault', problems, recorded }, whole: await effect() };
}

async function withFault(
  tested: TestedWrite,
  owner: Owner,
  { title, fault, faultAt }: PlannedTrial,
  milliseconds: number,
  whole: readonly string[],
): Promise<Trial> {
  const attempt = await prepare(tested, owner);
  const { answer, recorded } = await tested.send(attempt.request, faultAt, milliseconds);
  // What an answered write changed is read after its repeat, which has to be replayed.
  const isAnswered = isDone(answer);
  const effect = isAnswered ? whole : await attempt.effect();
  // A write that was committed is answered as done, even if the cleanup after it fails.
  const wasCommitted = wasCommittedBefore(recorded);
  const mayBeDone = isAnswered || (mayHaveHappened(fault) && !wasCommitted);
  return {
    title,
    recorded,
    problems: {
      answer: answerProblems(tested.endpoint, attempt.request.path, answer, fault),
      whole: attempt.isPerRecord ? [] : partProblems(effect, whole, mayBeDone),
      once: await repeatProblems(tested, attempt, {
        wasDone: effect.length > 0,
        answer,
        whole,
      }),
    },
  };
}

/** Whether all of it was done: each of many records may be refused by itself. */
function isDone({ status, body }: Answer): boolean {
  const results: { status?: unknown }[] = Array.isArray(body?.data) ? body.data : [];
  return status < 300 && !results.some((one) => one.status === 'refused');
}

/** A request that gave up has done nothing, or all of it where that may have happened. */
function partProblems(effect: readonly string[], whole: readonly string[], mayBeDone: boolean) {
  if (effect.length === 0) return [];
  if (!isDeepStrictEqual(effect, whole)) return [`does in part: ${effect}, not ${whole}`];
  return mayBeDone ? [] : ['gives up, and has written all the same'];
}

interface Before {
  wasDone: boolean;
  answer: Answer;
  whole: readonly string[];
}

/**
 * Sends the request again without a fault, after which it has happened once. After a success it is only
 * repeated with an `Idempotency-Key`, and has the same answer.
 */
async function repeatProblems(
  { repeat }: TestedWrite,
  { request, api, status: usual, statusOfRepeat, effect }: Attempt,
  { wasDone, answer, whole }: Before,
): Promise<string[]> {
  const problems: string[] = [];
  const isAnswered = isDone(answer);
  let last = answer;
  if (!isAnswered || request.idempotencyKey !== undefined) {
    last = (await repeat(request)).answer;
    const status = wasDone ? statusOfRepeat : usual;
    if (last.status !== status) {
      problems.push(`a repeat answers ${last.status} ${JSON.stringify(last.body?.error)}`);
    }
    const isReplayed = last.headers['idempotent-replayed'] === 'true';
    if (request.idempotencyKey !== undefined && isReplayed !== wasDone) {
      problems.push(`what was ${wasDone ? '' : 'not '}done is ${isReplayed ? '' : 'not '}replayed`);
    }
    if (isAnswered && !isDeepStrictEqual(repeatedText(last), repeatedText(answer))) {
      problems.push('a repeat is answered something else');
    }
  }
  const since = await effect();
  if (!isDeepStrictEqual(since, whole)) problems.push(`in the end: ${since}, not ${whole}`);
  return [...problems, ...(await makingProblems(api, last))];
}

/** A token is shown once. */
function repeatedText({ body }: Answer): unknown {
  const data = body?.data;
  const secrets = ['token', 'secret'].filter((name) => typeof data?.[name] === 'string');
  if (secrets.length === 0) return data;
  return { ...data, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

/** The record that an answer names in `Location` exists in its first version. */
async function makingProblems(api: Client, { headers: { location } }: Answer): Promise<string[]> {
  const isListedAlone = /^\/v1\/(?:comments|push\/subscriptions)\//;
  if (location === undefined || isListedAlone.test(location)) return [];
  const { status, body } = await api.get(location);
  if (status === 200 && body.data.version === 1) return [];
  return [`what was made answers ${status} ${JSON.stringify(body)}`];
}
