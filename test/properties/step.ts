import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../support/exchange.ts';

/** One thing that a caller does, held against the model, which then does it too. */
export interface Step<World> {
  run: (world: World) => Promise<void>;
}

/** All steps of one kind: what is chosen for each, and what it does. */
export function command<World, Chosen>(
  name: string,
  choice: fc.Arbitrary<Chosen>,
  run: (world: World, chosen: Chosen) => Promise<void>,
): fc.Arbitrary<Step<World>> {
  return choice.map((chosen) => ({
    run: (world) => run(world, chosen),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

/** Steps one after the other, so many on average; where they fail, fewer of them are tried. */
export function sequenceOf<S>(steps: fc.Arbitrary<S>, onAverage: number): fc.Arbitrary<S[]> {
  return fc.array(steps, { minLength: 1, maxLength: 2 * onAverage, size: 'max' });
}

/** The entry of a map that a number chooses, however many there are. */
export function chosenOf<T>(map: ReadonlyMap<number, T>, which: number): [number, T] | undefined {
  return [...map][which % Math.max(1, map.size)];
}

/** The service did something else than the model. */
export class Surprise extends Error {}

/** Holds an answer against what the model expected. A failure of the service is no surprise. */
export function expectDone(answer: Answer, isExpected: boolean, what: string): void {
  const answered = `${what}: ${answer.status} ${JSON.stringify(answer.body)}`;
  expect(answer.status, answered).toBeLessThan(500);
  if (answer.status < 300 !== isExpected) throw new Surprise(answered);
}

/** Holds what the service says against what the model says. */
export function expectSame(answered: unknown, modelled: unknown, what: string): void {
  if (isDeepStrictEqual(answered, modelled)) return;
  throw new Surprise(`${what}: ${JSON.stringify(answered)}, not ${JSON.stringify(modelled)}`);
}

/** Holds a list against the ids that the model finds, and its total against how many they are. */
export function expectListed({ body }: Answer, modelled: readonly number[], what: string): void {
  const ids = body.data.map(({ id }: { id: number }) => id);
  expectSame(ids, modelled, what);
  expectSame(body.meta.pagination.total, modelled.length, `total of ${what}`);
}
