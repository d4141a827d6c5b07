import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A message of a queue; times are in milliseconds since 1970. */
export interface QueueMessage {
  id: string;
  body: string;
  sentAt: number;
  visibleAt: number;
  receives: number;
}

/** A line of the file: a message as it is now, or the end of one. */
type Line = QueueMessage | { id: string; isGone: true };

/**
 * The messages of a queue, in memory and in a file: each change is a line, so that a kill loses no message
 * whose sender had an answer.
 */
export class QueueMessages {
  readonly #file: string;
  readonly #messages = new Map<string, QueueMessage>();

  constructor(file: string) {
    this.#file = file;
    for (const line of linesOf(file)) {
      if ('isGone' in line) this.#messages.delete(line.id);
      else this.#messages.set(line.id, line);
    }
    // Whoever had a message when the service ended no longer has it.
    for (const message of this.#messages.values()) {
      if (message.receives > 0) message.visibleAt = 0;
    }
    this.#compact();
  }

  /** Adds a message that is visible after so many milliseconds. Returns its id. */
  add(body: string, delay: number, now: number): string {
    const message = { id: randomUUID(), body, sentAt: now, visibleAt: now + delay, receives: 0 };
    this.#set(message);
    return message.id;
  }

  /** Some visible messages, which are invisible to others for so long. */
  receive(most: number, now: number, visibility: number): QueueMessage[] {
    const messages: QueueMessage[] = [];
    for (const message of this.#messages.values()) {
      if (messages.length === most) break;
      if (message.visibleAt <= now) messages.push(message);
    }
    const received = messages.map((message) => {
      return { ...message, visibleAt: now + visibility, receives: message.receives + 1 };
    });
    for (const message of received) this.#set(message);
    return received;
  }

  remove(id: string): void {
    this.#messages.delete(id);
    if (this.#messages.size === 0) this.#compact();
    else this.#append({ id, isGone: true });
  }

  /** When the next message is visible; undefined where there is none. */
  get nextAt(): number | undefined {
    const times = this.#messages.values().map(({ visibleAt }) => visibleAt);
    const next = times.reduce((least, time) => Math.min(least, time), Infinity);
    return next === Infinity ? undefined : next;
  }

  #set(message: QueueMessage): void {
    this.#append(message);
    this.#messages.set(message.id, message);
  }

  #append(line: Line): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  #compact(): void {
    writeLines(this.#file, [...this.#messages.values()]);
  }
}

/** The lines of a file. A kill may have left half of the last one, whose sender had no answer. */
function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const texts = readFileSync(file, 'utf8').split('\n');
  return texts.filter((text) => text.endsWith('}')).map((text) => JSON.parse(text));
}

/** Replaces a file at once or not at all. */
function writeLines(file: string, lines: readonly Line[]): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  renameSync(draft, file);
}
