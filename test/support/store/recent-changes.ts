import type { Image, NamedRow } from './rows.ts';

interface Change {
  row: NamedRow;
  /** The row before the write; undefined if there was none. */
  before: Image | undefined;
  /** When the write was answered; infinite while it is in flight. */
  at: number;
}

/** A row as it was some time ago; `image` is undefined if it did not exist. */
export interface PastRow {
  row: NamedRow;
  image: Image | undefined;
}

/** Recent writes, with their rows as they were before. */
export class RecentChanges {
  readonly #retentionMilliseconds: number;
  #changes: Change[] = [];

  constructor(retentionMilliseconds: number) {
    this.#retentionMilliseconds = retentionMilliseconds;
  }

  /** Records writes in flight. Call the result when they end, with whether they were done. */
  begin(rows: readonly { row: NamedRow; before: Image | undefined }[]): (isDone: boolean) => void {
    const oldest = performance.now() - this.#retentionMilliseconds;
    const changes = rows.map((one) => ({ ...one, at: Number.POSITIVE_INFINITY }));
    this.#changes = [...this.#changes.filter(({ at }) => at >= oldest), ...changes];
    return (isDone) => {
      const now = performance.now();
      for (const change of changes) change.at = now;
      if (!isDone) this.#changes = this.#changes.filter((one) => !changes.includes(one));
    };
  }

  /** The rows that were written in the last milliseconds, by name, as they were before. */
  before(milliseconds: number): Map<string, PastRow> {
    const since = performance.now() - milliseconds;
    const past = new Map<string, PastRow>();
    for (const { row, before, at } of this.#changes) {
      if (at > since && !past.has(row.name)) past.set(row.name, { row, image: before });
    }
    return past;
  }
}
