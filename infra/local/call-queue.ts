/**
 * Limits how many calls run at once. The others wait: in order for each caller, while callers take turns, so
 * that nobody waits for all the calls of another caller.
 */
export class CallQueue {
  readonly #max: number;
  /** The waiting calls by caller; the first caller is next. */
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
      // The next call runs instead of the one that ended.
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
    // Goes behind the other callers, who have waited longer.
    if (others.length > 0) this.#waiting.set(caller, others);
    return next;
  }
}
