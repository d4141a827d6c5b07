import { stderr, stdout } from 'node:process';
import { vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';
import { CallRecorder } from './call-recorder.ts';
import type { Harness } from './harness.ts';
import { MissedCallError } from './run-trials.ts';
import type { Scenario } from './scenarios.ts';
import type { Trial } from './trial.ts';

/** Scenarios mostly wait for functions to reach their time limit. */
const scenariosAtOnce = 12;

/** Far more than all scenarios take, even on a busy machine. */
export const maxMilliseconds = 1_800_000;

/** The trials of each scenario by its name; an error where it could not run at all. */
export type Outcome = Map<string, Trial[] | Error>;

/** Runs all scenarios, and waits until none of their store calls is running. */
export async function runScenarios(scenarios: readonly Scenario[]): Promise<Outcome> {
  const recorder = new CallRecorder();
  // The first call of the test's own SDK fixes its endpoint, which has to be the real store.
  await newAccount();
  const store = await startFaultyStore({ faultOf: recorder.faultOf });
  const restoreListeners = recorder.captureRejections();
  // The functions log every failure, thousands of them.
  const mutedStreams = [stdout, stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const outcome: Outcome = new Map();
  const queue = [...scenarios];
  const work = async () => {
    for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
      outcome.set(
        scenario.name,
        await runScenario(scenario, { store, recorder }).catch((error) => error),
      );
    }
  };
  await Promise.all(Array.from({ length: scenariosAtOnce }, work));
  await store.waitUntilIdle();
  for (const stream of mutedStreams) stream.mockRestore();
  restoreListeners();
  await store.close();
  return outcome;
}

/** Runs a scenario, and once more if the machine was too busy for it. */
async function runScenario({ run }: Scenario, harness: Harness): Promise<Trial[]> {
  try {
    return await run(harness);
  } catch (error) {
    if (wasTooBusy(error)) return run(harness);
    throw error;
  }
}

/**
 * Whether the service timed out without a fault, while a scenario was set up or its effects were read; or whether
 * the calls to fail were planned from a request that made more of them than usual, because it was slow.
 */
const wasTooBusy = (error: unknown) =>
  error instanceof MissedCallError ||
  (error instanceof Error && error.message.includes('The request timed out'));

/** The trials of a scenario. @throws the error that kept it from running */
export function trialsOf(outcome: Outcome | undefined, { name }: Scenario): Trial[] {
  const trials = outcome?.get(name);
  if (trials instanceof Error) throw trials;
  if (!trials || trials.length === 0) throw new Error(`${name} did not run.`);
  return trials;
}

/** The number of injected faults, as a sentence. */
export function countTrials(outcome: Outcome | undefined): string {
  const trials = [...(outcome?.values() ?? [])].flatMap((one) => (one instanceof Error ? [] : one));
  const cases = trials.filter(({ recorded }) => recorded.callsBeforeFault !== undefined).length;
  return `${cases} faults injected, in ${outcome?.size} requests.`;
}
