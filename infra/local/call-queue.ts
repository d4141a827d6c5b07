/** Lets so many calls run at once; those above wait for their turn, first come first served. */
export class CallQueue {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a call when it is its turn. Resolves or throws as the call does. */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#most) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await call();
    } finally {
      // The place of an ended call passes to the next one.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
