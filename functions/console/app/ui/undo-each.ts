/**
 * Returns an undo of several calls, one after the other. If it stops halfway, the next attempt continues
 * with the call that failed.
 */
export function undoEach<One>(
  all: readonly One[],
  undo: (one: One) => Promise<unknown>,
): () => Promise<void> {
  const remaining = [...all];
  return async () => {
    for (let one = remaining[0]; one !== undefined; one = remaining[0]) {
      await undo(one);
      remaining.shift();
    }
  };
}
