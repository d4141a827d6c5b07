/**
 * Waits for work until a signal is aborted; nobody hears how it ends after that.
 * @throws the reason of the signal
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    // A signal that is listened to keeps, until its time is over, all that the work holds.
    signal.removeEventListener('abort', giveUp);
  }
}
