import type { Image, NamedRow } from './rows.ts';

interface Change {
  row: NamedRow;
  /** What stood there before; undefined where nothing did. */
  before: Image | undefined;
  /** When the write was answered; infinite while it is on its way. */
  at: number;
}

/** What a row was some time ago; undefined where it was not there. */
export interface PastRow {
  row: NamedRow;
  image: Image | undefined;
}

/** The writes of the last moments, with what stood there before. */
export class RecentChanges {
  readonly #retentionMilliseconds: number;
  #changes: Change[] = [];

  constructor(retentionMilliseconds: number) {
    this.#retentionMilliseconds = retentionMilliseconds;
  }

  /** Notes writes that are on their way; the result says whether they were done. */
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

  /** The rows that were written in the last milliseconds, by name, as they were before that. */
  before(milliseconds: number): Map<string, PastRow> {
    const since = performance.now() - milliseconds;
    const past = new Map<string, PastRow>();
    for (const { row, before, at } of this.#changes) {
      if (at > since && !past.has(row.name)) past.set(row.name, { row, image: before });
    }
    return past;
  }
}
