import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { folderProblem } from './folder-problem.ts';
import { readJson, writeJson } from './private-files.ts';

const Saved = z.object({
  streamArn: z.string(),
  /** The number of the last record of each shard that was handed over. */
  shards: z.record(z.string(), z.string()),
});

/** Positions are saved once a second: replacing a file blocks the thread for milliseconds. */
const saveMilliseconds = 1000;

/**
 * How far a function has read the stream. After a kill, the next service continues from the last saved position,
 * so that some records may be handed over again.
 */
export class StreamPosition {
  readonly #file: string;
  readonly #streamArn: string;
  readonly #shards: Map<string, string>;
  #hasSaveFailed = false;
  #saving: NodeJS.Timeout | undefined;

  /** The position that is saved in a folder, if it is one of this stream. */
  constructor(folder: string, name: string, streamArn: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${name}.json`);
    this.#streamArn = streamArn;
    const savedPosition = Saved.safeParse(readJson(this.#file)).data;
    const shards = savedPosition?.streamArn === streamArn ? savedPosition.shards : {};
    this.#shards = new Map(Object.entries(shards));
  }

  /** The last record of a shard that was handed over; undefined before the first. */
  of(shard: string): string | undefined {
    return this.#shards.get(shard);
  }

  /** The lowest number of all shards; 0 before the first record. */
  get lowest(): bigint {
    const numbers = [...this.#shards.values()].map(BigInt);
    return numbers.reduce((low, number) => (number < low ? number : low), numbers[0] ?? 0n);
  }

  /** Says that all records of a shard up to this one were handed over. It is saved in a moment. */
  moveTo(shard: string, sequenceNumber: string): void {
    this.#shards.set(shard, sequenceNumber);
    this.#saving ??= setTimeout(() => this.save(), saveMilliseconds).unref();
  }

  /**
   * Saves the position if it has moved. If that fails, which is reported once, the next service hands the records
   * over again.
   */
  save(): void {
    if (!this.#saving) return;
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const shards = Object.fromEntries(this.#shards);
    try {
      writeJson(this.#file, { streamArn: this.#streamArn, shards });
      this.#hasSaveFailed = false;
    } catch (error) {
      if (!this.#hasSaveFailed) console.error(folderProblem(error, this.#file) ?? error);
      this.#hasSaveFailed = true;
    }
  }
}

/** The position of the function that is furthest behind; the start of a shard that one of them has not begun. */
export function earliestOf(positions: readonly StreamPosition[]): Pick<StreamPosition, 'of'> {
  const of = (shard: string) => {
    const numbers = positions.map((position) => position.of(shard));
    const knownNumbers = numbers.filter((number) => number !== undefined);
    if (knownNumbers.length < numbers.length) return undefined;
    return knownNumbers.reduce((a, b) => (BigInt(b) < BigInt(a) ? b : a));
  };
  return { of };
}
