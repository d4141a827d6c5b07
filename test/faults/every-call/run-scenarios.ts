import { stderr, stdout } from 'node:process';
import { vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';
import { CallRecorder } from './call-recorder.ts';
import type { Scenario } from './scenarios.ts';
import type { Trial } from './trial.ts';

/** Most of the time is spent waiting for the end of a function's time. */
const scenariosAtOnce = 12;

/** Far more than all scenarios take on a busy machine. */
export const maxMilliseconds = 1_800_000;

/** The trials of each scenario by its name; an error where it could not run at all. */
export type Outcome = Map<string, Trial[] | Error>;

/** Runs all scenarios, and waits until nothing of them is left running. */
export async function runScenarios(scenarios: readonly Scenario[]): Promise<Outcome> {
  const recorder = new CallRecorder();
  // The test's own SDK finds the real store by its first call.
  await newAccount();
  const store = await startFaultyStore({ faultOf: recorder.faultOf });
  const giveBack = recorder.takeRejections();
  // The functions log every failure, thousands of them.
  const muted = [stdout, stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  const outcome: Outcome = new Map();
  const rest = [...scenarios];
  const work = async () => {
    for (let scenario = rest.shift(); scenario; scenario = rest.shift()) {
      outcome.set(scenario.name, await scenario.run({ store, recorder }).catch((error) => error));
    }
  };
  await Promise.all(Array.from({ length: scenariosAtOnce }, work));
  await store.waitUntilIdle();
  for (const stream of muted) stream.mockRestore();
  giveBack();
  await store.close();
  return outcome;
}

/** The trials of a scenario. @throws what kept it from running */
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
