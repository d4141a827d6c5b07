import type { NamedRoute } from '#shared/families/routes.ts';
import type { Answer } from '../../support/exchange.ts';
import { client } from '../../support/http.ts';
import { rotateClients } from '../../support/rotate-clients.ts';
import { newIp } from '../../support/sign-in.ts';
import type { SignIn } from '../../support/writes/sign-ins.ts';
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
import { type PlannedTrial, planTrials, type Trial, wasCommittedBefore } from './trial.ts';

/** How long after a request without a response a client repeats it. */
const laterMilliseconds = 11_000;

interface TestedSignIn {
  endpoint: NamedRoute;
  arrange: () => Promise<SignIn>;
  send: Send;
  repeat: Send;
}

/** The state before the call, and after it has succeeded. */
interface SignInState {
  before: string;
  whole: string;
}

/**
 * Runs a request that signs in or out with every fault at each of its calls. Its response may have a secret,
 * so it is not stored for replays: each sample states what a repeat does.
 */
export async function trySignIn(
  endpoint: NamedRoute,
  arrange: () => Promise<SignIn>,
  harness: Harness,
): Promise<Trial[]> {
  const tested: TestedSignIn = { endpoint, arrange, ...(await sendersTo(endpoint, harness)) };
  const { trial, ...seen } = await sendUntilStable(
    () => runWithoutFault(tested),
    (outcome) => outcome.trial.recorded,
  );
  const runTrial = (one: TestedSignIn, planned: PlannedTrial, milliseconds: number) =>
    runWithFault(one, planned, milliseconds, seen);
  // Two at once, because trials mostly wait; more would hash too many passwords at once.
  const workers = [tested, tested];
  const planned = planTrials(trial.recorded.operations);
  return [trial, ...(await runTrials(planned, workers, trial, runTrial))];
}

function requestOf({ endpoint }: TestedSignIn, { token, body }: SignIn): TrialRequest {
  return { path: endpoint.route.path, body, ip: newIp(), ...(token ? { token } : {}) };
}

async function runWithoutFault(tested: TestedSignIn): Promise<SignInState & { trial: Trial }> {
  const sample = await tested.arrange();
  const request = requestOf(tested, sample);
  const before = await sample.readState();
  const { answer, recorded } = await tested.send(request);
  const whole = await sample.readState();
  const problems = { answer: await responseProblems(tested, request, answer) };
  if (whole === before) throw new Error(`${tested.endpoint.name} does nothing that is seen.`);
  return { trial: { title: 'without a fault', problems, recorded }, before, whole };
}

async function runWithFault(
  tested: TestedSignIn,
  { title, fault, faultAt }: PlannedTrial,
  milliseconds: number,
  { before, whole }: SignInState,
): Promise<Trial> {
  const sample = await tested.arrange();
  const request = requestOf(tested, sample);
  const { answer, recorded } = await tested.send(request, faultAt, milliseconds);
  const isAnswered = answer.status < 300;
  const wasCommitted = wasCommittedBefore(recorded);
  const mayBeDone = isAnswered || (mayHaveHappened(fault) && !wasCommitted);
  const seen = await sample.readState();
  const allowed = isAnswered ? [whole] : mayBeDone ? [before, whole] : [before];
  return {
    title,
    recorded,
    problems: {
      answer: [
        ...answerProblems(tested.endpoint, request.path, answer, fault),
        ...(await tokenProblems(answer)),
      ],
      whole: allowed.includes(seen) ? [] : [`does in part: ${seen}, not ${allowed.join(' or ')}`],
      once: isAnswered ? [] : await repeatProblems(tested, request, sample, seen === whole, whole),
    },
  };
}

async function responseProblems(
  { endpoint }: TestedSignIn,
  { path }: TrialRequest,
  answer: Answer,
): Promise<string[]> {
  return [...answerProblems(endpoint, path, answer), ...(await tokenProblems(answer))];
}

/** An access token in the response has to work. */
async function tokenProblems({ body }: Answer): Promise<string[]> {
  const token = body?.data?.access_token;
  if (token === undefined) return [];
  const { status } = await rotateClients([client(token)]).get('/v1/whoami');
  return status === 200 ? [] : [`gives a token that answers ${status}`];
}

/** Repeats the request without a fault, and checks its response and the final state. */
async function repeatProblems(
  { endpoint, repeat }: TestedSignIn,
  request: TrialRequest,
  { readState, statusOfRepeat = endpoint.route.status, stateAfterTwoRuns }: SignIn,
  isDone: boolean,
  whole: string,
): Promise<string[]> {
  const { answer } = await repeat({ ...request, at: Date.now() + laterMilliseconds });
  const status = isDone ? statusOfRepeat : endpoint.route.status;
  const problems = [];
  if (answer.status !== status) {
    problems.push(`a repeat answers ${answer.status} ${JSON.stringify(answer.body?.error)}`);
  }
  const seen = await readState();
  const expected = isDone && stateAfterTwoRuns ? stateAfterTwoRuns : whole;
  if (seen !== expected) problems.push(`in the end: ${seen}, not ${expected}`);
  return [...problems, ...(await tokenProblems(answer))];
}
