import { mapInParallel } from '#shared/table/map-in-parallel.ts';

/** The unique names that an input claims, and those that it refers to. */
interface SharedNames {
  claims: readonly string[];
  references: readonly string[];
}

/**
 * Runs a function for each input, a few at a time, with the same results as one after the other. An input
 * waits for earlier ones that claim a name it claims or refers to. A failed one runs again once the earlier
 * ones have ended.
 */
export async function runInOrder<I, O>(
  inputs: readonly I[],
  namesOf: (input: I, index: number) => SharedNames,
  run: (input: I, index: number) => Promise<O>,
  hasFailed: (output: O) => boolean,
): Promise<O[]> {
  const lastClaimant = new Map<string, Promise<O>>();
  const running = new Set<Promise<O>>();
  return mapInParallel([...inputs.entries()], ([index, input]) => {
    const { claims, references } = namesOf(input, index);
    const prerequisites = [...claims, ...references].flatMap(
      (name) => lastClaimant.get(name) ?? [],
    );
    const before = [...running];
    const output = (async () => {
      await Promise.all(prerequisites);
      const isAlone = before.every((one) => !running.has(one));
      const first = await run(input, index);
      if (isAlone || !hasFailed(first)) return first;
      await Promise.all(before);
      return run(input, index);
    })();
    running.add(output);
    for (const name of claims) lastClaimant.set(name, output);
    return output.finally(() => running.delete(output));
  });
}
