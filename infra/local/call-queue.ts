/**
 * Limits how many calls run at once. The others wait, first come first served for each caller; the callers
 * take turns, so that nobody waits for all calls of another one.
 */
export class CallQueue {
  readonly #max: number;
  /** The waiting calls by caller; the first caller has the next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Runs a call when it is its turn. Resolves or throws as the call does. */
  async run<Result>(caller: string, call: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#max) await this.#turnOf(caller);
    else this.#running += 1;
    try {
      return await call();
    } finally {
      // The place of an ended call passes to the next one.
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller);
      if (own) own.push(resolve);
      else this.#waiting.set(caller, [resolve]);
    });
  }

  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [caller, [next, ...others]] = first;
    this.#waiting.delete(caller);
    // Behind the other callers, who have waited for longer.
    if (others.length > 0) this.#waiting.set(caller, others);
    return next;
  }
}
