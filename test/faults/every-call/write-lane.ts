import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NamedRoute } from '#shared/families/routes.ts';
import { newAccount } from '../../support/account.ts';
import type { Answer } from '../../support/exchange.ts';
import type { Client } from '../../support/http.ts';
import { rotateClients } from '../../support/in-turn.ts';
import { type Arrange, isCountOfAll } from '../../support/writes/write.ts';
import { type Bench, type Send, sendersTo, sendUntilAlike, type TrialRequest } from './bench.ts';
import { answerProblems } from './judge.ts';
import { mayHaveHappened } from './mishaps.ts';
import { difference, look, type Sight } from './sight.ts';
import { type PlannedTrial, planBehindCount, type Trial, wasCommittedBefore } from './trial.ts';
import { tryPlanned } from './try-planned.ts';

/** So many accounts have their trials side by side: what a list counts is another's business. */
const accounts = 3;
/** So many keys each that none runs into its rate. */
const keys = 2;

interface Lane {
  endpoint: NamedRoute;
  arrange: Arrange;
  send: Send;
  repeat: Send;
  /** What new records look like before the request. */
  fresh?: Sight;
}

/** Whose records a trial is made on. */
interface Owner {
  api: Client;
  token: string;
}

/** Tries a request that writes with every mishap at each of its calls, on new records each time. */
export async function tryWrite(
  endpoint: NamedRoute,
  arrange: Arrange,
  bench: Bench,
): Promise<Trial[]> {
  const owners = await Promise.all(Array.from({ length: accounts }, newOwner));
  const [first] = owners;
  if (!first) throw new Error('Nobody owns the records.');
  const lane: Lane = { endpoint, arrange, ...(await sendersTo(endpoint, bench)) };
  const { trial, whole } = await sendUntilAlike(
    () => undisturbed(lane, first),
    (outcome) => outcome.trial.watched,
  );
  const tryOne = (owner: Owner, planned: PlannedTrial, milliseconds: number) =>
    disturbed(lane, owner, planned, milliseconds, whole);
  const planned = planBehindCount(trial.watched.operations, endpoint.name);
  return [trial, ...(await tryPlanned(planned, owners, trial, tryOne))];
}

async function newOwner(): Promise<Owner> {
  const account = await newAccount();
  const trials = [];
  for (let key = 0; key < keys; key += 1) trials.push((await account.newKey()).api);
  return { api: rotateClients(trials), token: account.token };
}

/** A request on new records. */
interface Attempt {
  request: TrialRequest;
  /** Who looks at it. */
  api: Client;
  /** What it is answered, and a repeat once it is done. */
  status: number;
  again: number;
  isApart: boolean;
  /** All that came of it up to now. */
  effect: () => Promise<string[]>;
}

async function prepare(lane: Lane, { api, token }: Owner): Promise<Attempt> {
  const { route } = lane.endpoint;
  const write = await lane.arrange(api);
  const { id, body, affectedPaths, as = { api, token }, isApart = false } = write;
  const before = await lookBefore(lane, as.api, affectedPaths);
  const request = {
    token: as.token,
    path: write.path ?? route.path.replace('{id}', String(id)),
    ...(body ? { body } : {}),
    ...(isIdempotent(lane) ? { idempotencyKey: randomUUID() } : {}),
  };
  const effect = async () => difference(before, await look(as.api, affectedPaths));
  const again = write.again ?? (route.method === 'DELETE' ? 404 : route.status);
  return { request, api: as.api, status: write.status ?? route.status, again, isApart, effect };
}

const isIdempotent = ({ endpoint: { route } }: Lane) => route.method === 'POST';

/** New records look alike; only how many there are in all is another number each time. */
async function lookBefore(
  lane: Lane,
  api: Client,
  affectedPaths: readonly string[],
): Promise<Sight> {
  const { fresh } = lane;
  if (fresh) return new Map([...fresh, ...(await look(api, affectedPaths, isCountOfAll))]);
  lane.fresh = await look(api, affectedPaths);
  return lane.fresh;
}

/** What the whole write comes to. */
async function undisturbed(lane: Lane, owner: Owner): Promise<{ trial: Trial; whole: string[] }> {
  const { request, effect } = await prepare(lane, owner);
  const { answer, watched } = await lane.send(request);
  const problems = { answer: answerProblems(lane.endpoint, request.path, answer) };
  return { trial: { title: 'without a mishap', problems, watched }, whole: await effect() };
}

async function disturbed(
  lane: Lane,
  owner: Owner,
  { title, mishap, faultAt }: PlannedTrial,
  milliseconds: number,
  whole: readonly string[],
): Promise<Trial> {
  const attempt = await prepare(lane, owner);
  const { answer, watched } = await lane.send(attempt.request, faultAt, milliseconds);
  // What an answered write did is seen behind its repeat, which has to be replayed.
  const isAnswered = isDone(answer);
  const effect = isAnswered ? whole : await attempt.effect();
  // What was committed is answered as done, whatever becomes of what is cleaned up behind it.
  const wasCommitted = wasCommittedBefore(watched);
  const mayBeDone = isAnswered || (mayHaveHappened(mishap) && !wasCommitted);
  return {
    title,
    watched,
    problems: {
      answer: answerProblems(lane.endpoint, attempt.request.path, answer, mishap),
      whole: attempt.isApart ? [] : partProblems(effect, whole, mayBeDone),
      once: await repeatProblems(lane, attempt, {
        wasDone: effect.length > 0,
        answer,
        whole,
      }),
    },
  };
}

/** Whether all was done: of many records, each may be refused by itself. */
function isDone({ status, body }: Answer): boolean {
  const results: { status?: unknown }[] = Array.isArray(body?.data) ? body.data : [];
  return status < 300 && !results.some((one) => one.status === 'refused');
}

/** A request that was given up has done nothing; or all, where that may have happened. */
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
 * Sends the request once more, with nothing in its way: after that it has happened once. What was
 * answered already is only repeated with an `Idempotency-Key`, and answered the same.
 */
async function repeatProblems(
  { repeat }: Lane,
  { request, api, status: usual, again, effect }: Attempt,
  { wasDone, answer, whole }: Before,
): Promise<string[]> {
  const problems: string[] = [];
  const isAnswered = isDone(answer);
  let last = answer;
  if (!isAnswered || request.idempotencyKey !== undefined) {
    last = (await repeat(request)).answer;
    const status = wasDone ? again : usual;
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

/** What an answer says was made is there, as it was made. */
async function makingProblems(api: Client, { headers: { location } }: Answer): Promise<string[]> {
  const isListedAlone = /^\/v1\/(?:comments|push\/subscriptions)\//;
  if (location === undefined || isListedAlone.test(location)) return [];
  const { status, body } = await api.get(location);
  if (status === 200 && body.data.version === 1) return [];
  return [`what was made answers ${status} ${JSON.stringify(body)}`];
}
