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
  sendUntilStable,
  type TrialRequest,
} from './harness.ts';
import { mayHaveHappened } from './injected-faults.ts';
import { runTrials } from './run-trials.ts';
import { difference, type Snapshot, takeSnapshot } from './snapshot.ts';
import { type PlannedTrial, planWithoutCount, type Trial, wasCommittedBefore } from './trial.ts';

/** How many accounts run trials at once. Each sees only its own lists. */
const accounts = 3;
/** How many keys an account has, so that none reaches its rate limit. */
const keys = 2;

interface TestedWrite {
  endpoint: NamedRoute;
  arrange: Arrange;
  send: Send;
  repeat: Send;
  /** The snapshot of new records before the request. */
  initialSnapshot?: Snapshot;
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
  const { trial, whole } = await sendUntilStable(
    () => runWithoutFault(tested, first),
    (outcome) => outcome.trial.recorded,
  );
  const runTrial = (owner: Owner, planned: PlannedTrial, milliseconds: number) =>
    runWithFault(tested, owner, planned, milliseconds, whole);
  const planned = planWithoutCount(trial.recorded.operations, endpoint.name);
  return [trial, ...(await runTrials(planned, owners, trial, runTrial))];
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
  /** Returns the changes up to now. */
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

/** New records have the same snapshot each time, except for the totals of lists. */
async function snapshotBefore(
  tested: TestedWrite,
  api: Client,
  affectedPaths: readonly string[],
): Promise<Snapshot> {
  const { initialSnapshot } = tested;
  if (initialSnapshot)
    return new Map([...initialSnapshot, ...(await takeSnapshot(api, affectedPaths, isCountOfAll))]);
  tested.initialSnapshot = await takeSnapshot(api, affectedPaths);
  return tested.initialSnapshot;
}

/** Runs the write, and records everything that it changes. */
async function runWithoutFault(
  tested: TestedWrite,
  owner: Owner,
): Promise<{ trial: Trial; whole: string[] }> {
  const { request, effect } = await prepare(tested, owner);
  const { answer, recorded } = await tested.send(request);
  const problems = { answer: answerProblems(tested.endpoint, request.path, answer) };
  return { trial: { title: 'without a fault', problems, recorded }, whole: await effect() };
}

async function runWithFault(
  tested: TestedWrite,
  owner: Owner,
  { title, fault, faultAt }: PlannedTrial,
  milliseconds: number,
  whole: readonly string[],
): Promise<Trial> {
  const attempt = await prepare(tested, owner);
  const { answer, recorded } = await tested.send(attempt.request, faultAt, milliseconds);
  // The effect of a write that succeeded is read after its repeat, which has to be a replay.
  const isAnswered = isDone(answer);
  const effect = isAnswered ? whole : await attempt.effect();
  // A committed write has to succeed, even if the cleanup after it fails.
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

/** Whether all of it was done. In a batch, single records may be refused. */
function isDone({ status, body }: Answer): boolean {
  const results: { status?: unknown }[] = Array.isArray(body?.data) ? body.data : [];
  return status < 300 && !results.some((one) => one.status === 'refused');
}

/** A request that gave up must have written nothing, or everything if its fault allows that. */
function partProblems(effect: readonly string[], whole: readonly string[], mayBeDone: boolean) {
  if (effect.length === 0) return [];
  if (!isDeepStrictEqual(effect, whole)) return [`does in part: ${effect}, not ${whole}`];
  return mayBeDone ? [] : ['gives up, and has written all the same'];
}

interface FirstSend {
  wasDone: boolean;
  answer: Answer;
  whole: readonly string[];
}

/**
 * Repeats the request without a fault, after which it must have happened once. After a success it is only
 * repeated with an `Idempotency-Key`, and must get the same response.
 */
async function repeatProblems(
  { repeat }: TestedWrite,
  { request, api, status: usual, statusOfRepeat, effect }: Attempt,
  { wasDone, answer, whole }: FirstSend,
): Promise<string[]> {
  const problems: string[] = [];
  const isAnswered = isDone(answer);
  let last = answer;
  if (!isAnswered || request.idempotencyKey !== undefined) {
    last = (await repeat(request)).answer;
    // A busy machine may take too long without a fault: clients repeat once more.
    if (last.status === 503) last = (await repeat(request)).answer;
    const status = wasDone ? statusOfRepeat : usual;
    if (last.status !== status) {
      problems.push(`a repeat answers ${last.status} ${JSON.stringify(last.body?.error)}`);
    }
    const isReplayed = last.headers['idempotent-replayed'] === 'true';
    if (request.idempotencyKey !== undefined && isReplayed !== wasDone) {
      problems.push(`what was ${wasDone ? '' : 'not '}done is ${isReplayed ? '' : 'not '}replayed`);
    }
    if (isAnswered && !isDeepStrictEqual(withoutSecrets(last), withoutSecrets(answer))) {
      problems.push('a repeat is answered something else');
    }
  }
  const since = await effect();
  if (!isDeepStrictEqual(since, whole)) problems.push(`in the end: ${since}, not ${whole}`);
  return [...problems, ...(await creationProblems(api, last))];
}

/** Without tokens and secrets, which are shown only once. */
function withoutSecrets({ body }: Answer): unknown {
  const data = body?.data;
  const secrets = ['token', 'secret'].filter((name) => typeof data?.[name] === 'string');
  if (secrets.length === 0) return data;
  return { ...data, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

/** The record that a response names in `Location` has to exist in its first version. */
async function creationProblems(api: Client, { headers: { location } }: Answer): Promise<string[]> {
  const hasNoGet = /^\/v1\/(?:comments|push\/subscriptions)\//;
  if (location === undefined || hasNoGet.test(location)) return [];
  const { status, body } = await api.get(location);
  if (status === 200 && body.data.version === 1) return [];
  return [`what was made answers ${status} ${JSON.stringify(body)}`];
}
