/**
 * How many calls of one request are under way at once. More would wait for a socket of the client
 * (it has 50), and take from one partition what others need.
 */
const atOnce = 8;

/** Runs something for each input, some of them at a time. What comes out, in the order of the inputs. */
export async function sideBySide<I, O>(
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
