import type { NamedRoute } from '#shared/families/routes.ts';
import type { Answer } from '../../support/exchange.ts';
import { client } from '../../support/http.ts';
import { rotateClients } from '../../support/in-turn.ts';
import { newIp } from '../../support/sign-in.ts';
import type { SignIn } from '../../support/writes/sign-ins.ts';
import { type Bench, type Send, sendersTo, sendUntilAlike, type TrialRequest } from './bench.ts';
import { answerProblems } from './judge.ts';
import { mayHaveHappened } from './mishaps.ts';
import { type PlannedTrial, plan, type Trial, wasCommittedBefore } from './trial.ts';
import { tryPlanned } from './try-planned.ts';

/** Somebody who got no answer tries again so much later. */
const laterMilliseconds = 11_000;

interface Lane {
  endpoint: NamedRoute;
  arrange: () => Promise<SignIn>;
  send: Send;
  repeat: Send;
}

/** What is there before the call, and once it is done. */
interface SignInState {
  before: string;
  whole: string;
}

/**
 * Tries a call by which somebody signs in or out with every mishap at each of its calls. No answer of
 * it is kept for a repeat, because it may hold a secret: what a repeat does is said by each.
 */
export async function trySignIn(
  endpoint: NamedRoute,
  arrange: () => Promise<SignIn>,
  bench: Bench,
): Promise<Trial[]> {
  const lane: Lane = { endpoint, arrange, ...(await sendersTo(endpoint, bench)) };
  const { trial, ...seen } = await sendUntilAlike(
    () => undisturbed(lane),
    (outcome) => outcome.trial.watched,
  );
  const tryOne = (one: Lane, planned: PlannedTrial, milliseconds: number) =>
    disturbed(one, planned, milliseconds, seen);
  // Two side by side: most of the time is waited, but more would all hash passwords at once.
  const workers = [lane, lane];
  const planned = plan(trial.watched.operations);
  return [trial, ...(await tryPlanned(planned, workers, trial, tryOne))];
}

function requestOf({ endpoint }: Lane, { token, body }: SignIn): TrialRequest {
  return { path: endpoint.route.path, body, ip: newIp(), ...(token ? { token } : {}) };
}

async function undisturbed(lane: Lane): Promise<SignInState & { trial: Trial }> {
  const sample = await lane.arrange();
  const request = requestOf(lane, sample);
  const before = await sample.look();
  const { answer, watched } = await lane.send(request);
  const whole = await sample.look();
  const problems = { answer: await answered(lane, request, answer) };
  if (whole === before) throw new Error(`${lane.endpoint.name} does nothing that is seen.`);
  return { trial: { title: 'without a mishap', problems, watched }, before, whole };
}

async function disturbed(
  lane: Lane,
  { title, mishap, faultAt }: PlannedTrial,
  milliseconds: number,
  { before, whole }: SignInState,
): Promise<Trial> {
  const sample = await lane.arrange();
  const request = requestOf(lane, sample);
  const { answer, watched } = await lane.send(request, faultAt, milliseconds);
  const isAnswered = answer.status < 300;
  const wasCommitted = wasCommittedBefore(watched);
  const mayBeDone = isAnswered || (mayHaveHappened(mishap) && !wasCommitted);
  const seen = await sample.look();
  const allowed = isAnswered ? [whole] : mayBeDone ? [before, whole] : [before];
  return {
    title,
    watched,
    problems: {
      answer: [
        ...answerProblems(lane.endpoint, request.path, answer, mishap),
        ...(await tokenProblems(answer)),
      ],
      whole: allowed.includes(seen) ? [] : [`does in part: ${seen}, not ${allowed.join(' or ')}`],
      once: isAnswered ? [] : await repeatProblems(lane, request, sample, seen === whole, whole),
    },
  };
}

async function answered(
  { endpoint }: Lane,
  { path }: TrialRequest,
  answer: Answer,
): Promise<string[]> {
  return [...answerProblems(endpoint, path, answer), ...(await tokenProblems(answer))];
}

/** An access token that is given passes. */
async function tokenProblems({ body }: Answer): Promise<string[]> {
  const token = body?.data?.access_token;
  if (token === undefined) return [];
  const { status } = await rotateClients([client(token)]).get('/v1/whoami');
  return status === 200 ? [] : [`gives a token that answers ${status}`];
}

/** Calls once more, without a fault: after that all is as it has to be. */
async function repeatProblems(
  { endpoint, repeat }: Lane,
  request: TrialRequest,
  { look, again = endpoint.route.status, twice }: SignIn,
  isDone: boolean,
  whole: string,
): Promise<string[]> {
  const { answer } = await repeat({ ...request, at: Date.now() + laterMilliseconds });
  const status = isDone ? again : endpoint.route.status;
  const problems = [];
  if (answer.status !== status) {
    problems.push(`a repeat answers ${answer.status} ${JSON.stringify(answer.body?.error)}`);
  }
  const seen = await look();
  const expected = isDone && twice ? twice : whole;
  if (seen !== expected) problems.push(`in the end: ${seen}, not ${expected}`);
  return [...problems, ...(await tokenProblems(answer))];
}
