/**
 * Concurrent calls per request. More would wait for one of the client's 50 sockets, and take a
 * partition's capacity from others.
 */
const atOnce = 8;

/** Runs a function for each input, a few at a time. Returns results in the order of the inputs. */
export async function mapInParallel<I, O>(
  inputs: readonly I[],
  run: (input: I) => Promise<O>,
): Promise<O[]> {
  const outputs: O[] = [];
  const queue = inputs.entries();
  const work = async () => {
    for (const [index, input] of queue) outputs[index] = await run(input);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, inputs.length) }, work));
  return outputs;
}
