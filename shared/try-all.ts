/**
 * Waits for all, so that one that fails keeps none of the others from being done.
 * @throws the first failure, once all have ended
 */
export async function tryAll(work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
