import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../support/exchange.ts';

/** One call, whose result is compared with the model, which is then updated. */
export interface Step<World> {
  run: (world: World) => Promise<void>;
}

/** All steps of one kind, with their random parameters. */
export function command<World, Parameters>(
  name: string,
  arbitrary: fc.Arbitrary<Parameters>,
  run: (world: World, parameters: Parameters) => Promise<void>,
): fc.Arbitrary<Step<World>> {
  return arbitrary.map((parameters) => ({
    run: (world) => run(world, parameters),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(parameters)}`,
  }));
}

/** A sequence of steps with an average length; a failing sequence is shrunk to fewer steps. */
export function sequenceOf<S>(steps: fc.Arbitrary<S>, onAverage: number): fc.Arbitrary<S[]> {
  return fc.array(steps, { minLength: 1, maxLength: 2 * onAverage, size: 'max' });
}

/** The entry of a map at an index, modulo the size of the map. */
export function entryAt<T>(map: ReadonlyMap<number, T>, index: number): [number, T] | undefined {
  return [...map][index % Math.max(1, map.size)];
}

/** The service did not do what the model expected. */
export class ModelMismatch extends Error {}

/** Compares a response with what the model expected. A 5xx is not a mismatch, but an error. */
export function expectDone(answer: Answer, isExpected: boolean, what: string): void {
  const answered = `${what}: ${answer.status} ${JSON.stringify(answer.body)}`;
  expect(answer.status, answered).toBeLessThan(500);
  if (answer.status < 300 !== isExpected) throw new ModelMismatch(answered);
}

/** Compares what the service returned with what the model expects. */
export function expectSame(answered: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(answered, expected)) return;
  throw new ModelMismatch(`${what}: ${JSON.stringify(answered)}, not ${JSON.stringify(expected)}`);
}

/** Compares a list and its total with the ids that the model expects. */
export function expectListed({ body }: Answer, expected: readonly number[], what: string): void {
  const ids = body.data.map(({ id }: { id: number }) => id);
  expectSame(ids, expected, what);
  expectSame(body.meta.pagination.total, expected.length, `total of ${what}`);
}
