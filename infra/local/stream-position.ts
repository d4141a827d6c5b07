import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { folderProblem } from './folder-problem.ts';
import { readJson, writeJson } from './private-files.ts';

const Saved = z.object({
  streamArn: z.string(),
  /** The sequence number of the last delivered record of each shard. */
  shards: z.record(z.string(), z.string()),
});

/** Positions are saved once a second: replacing a file blocks the thread for milliseconds. */
const saveMilliseconds = 1000;

/**
 * The position of a function in the stream. After a kill, the next service continues from the last saved
 * position, so that some records may be delivered again.
 */
export class StreamPosition {
  readonly #file: string;
  readonly #streamArn: string;
  readonly #shards: Map<string, string>;
  #hasSaveFailed = false;
  #saving: NodeJS.Timeout | undefined;

  /** Reads the saved position, if it belongs to this stream. */
  constructor(folder: string, name: string, streamArn: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${name}.json`);
    this.#streamArn = streamArn;
    const savedPosition = Saved.safeParse(readJson(this.#file)).data;
    const shards = savedPosition?.streamArn === streamArn ? savedPosition.shards : {};
    this.#shards = new Map(Object.entries(shards));
  }

  /** The sequence number of the last delivered record of a shard; undefined before the first. */
  of(shard: string): string | undefined {
    return this.#shards.get(shard);
  }

  /** The lowest sequence number of all shards; 0 before the first record. */
  get lowest(): bigint {
    const numbers = [...this.#shards.values()].map(BigInt);
    return numbers.reduce((low, number) => (number < low ? number : low), numbers[0] ?? 0n);
  }

  /** Notes that all records of a shard up to this one are delivered. Saved with a delay. */
  moveTo(shard: string, sequenceNumber: string): void {
    this.#shards.set(shard, sequenceNumber);
    this.#saving ??= setTimeout(() => this.save(), saveMilliseconds).unref();
  }

  /**
   * Saves the position if it has changed. A failure is reported once; then the next service delivers records
   * again.
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

/** The earliest of some positions; the start of a shard, if one of them does not include it. */
export function earliestOf(positions: readonly StreamPosition[]): Pick<StreamPosition, 'of'> {
  const of = (shard: string) => {
    const numbers = positions.map((position) => position.of(shard));
    const knownNumbers = numbers.filter((number) => number !== undefined);
    if (knownNumbers.length < numbers.length) return undefined;
    return knownNumbers.reduce((a, b) => (BigInt(b) < BigInt(a) ? b : a));
  };
  return { of };
}
