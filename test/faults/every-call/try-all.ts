import { stderr, stdout } from 'node:process';
import { vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';
import type { Lane } from './lanes.ts';
import type { Trial } from './trial.ts';
import { Watch } from './watch.ts';

/** Most of the time is spent waiting for the end of a function's time. */
const lanesAtOnce = 12;

/** Far more than all of it takes, on a machine that others use, too. */
export const mostMilliseconds = 1_800_000;

/** What came of the requests; an error where one could not be tried at all. */
export type Outcome = Map<string, Trial[] | Error>;

/** Tries all lanes, and waits until nothing of them goes on. */
export async function tryAll(lanes: readonly Lane[]): Promise<Outcome> {
  const watch = new Watch();
  // The test's own SDK finds the real store by its first call.
  await newAccount();
  const store = await startFaultyStore({ faultOf: watch.faultOf });
  const giveBack = watch.takeRejections();
  // The functions log every failure, thousands of them.
  const muted = [stdout, stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  const outcome: Outcome = new Map();
  const rest = [...lanes];
  const work = async () => {
    for (let lane = rest.shift(); lane; lane = rest.shift()) {
      outcome.set(lane.name, await lane.run({ store, watch }).catch((error) => error));
    }
  };
  await Promise.all(Array.from({ length: lanesAtOnce }, work));
  await store.quiet();
  for (const stream of muted) stream.mockRestore();
  giveBack();
  await store.close();
  return outcome;
}

/** What was tried of a request. Throws what kept it from being tried. */
export function trialsOf(outcome: Outcome | undefined, { name }: Lane): Trial[] {
  const trials = outcome?.get(name);
  if (trials instanceof Error) throw trials;
  if (!trials || trials.length === 0) throw new Error(`${name} was not tried.`);
  return trials;
}

/** Says how many mishaps were tried. */
export function countTrials(outcome: Outcome | undefined): string {
  const trials = [...(outcome?.values() ?? [])].flatMap((one) => (one instanceof Error ? [] : one));
  const cases = trials.filter(({ watched }) => watched.struckBehind !== undefined).length;
  return `${cases} cases tried, over ${outcome?.size} requests.`;
}
