import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';

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

  /** Adds a message that becomes visible after a delay in milliseconds. Returns its id. */
  add(body: string, delay: number, now: number): string {
    const message = { id: randomUUID(), body, sentAt: now, visibleAt: now + delay, receives: 0 };
    this.#set([message]);
    return message.id;
  }

  /** Some visible messages, which become invisible to others for `visibility` milliseconds. */
  receive(max: number, now: number, visibility: number): QueueMessage[] {
    const messages: QueueMessage[] = [];
    for (const message of this.#messages.values()) {
      if (messages.length === max) break;
      if (message.visibleAt <= now) messages.push(message);
    }
    const receivedMessages = messages.map((message) => {
      return { ...message, visibleAt: now + visibility, receives: message.receives + 1 };
    });
    if (receivedMessages.length > 0) this.#set(receivedMessages);
    return receivedMessages;
  }

  remove(id: string): void {
    this.#messages.delete(id);
    if (this.#messages.size === 0) this.#compact();
    else this.#append([{ id, isGone: true }]);
  }

  /** When the next message is visible; undefined where there is none. */
  get nextAt(): number | undefined {
    const times = this.#messages.values().map(({ visibleAt }) => visibleAt);
    const next = times.reduce((min, time) => Math.min(min, time), Infinity);
    return next === Infinity ? undefined : next;
  }

  #set(messages: readonly QueueMessage[]): void {
    this.#append(messages);
    for (const message of messages) this.#messages.set(message.id, message);
  }

  /** Adds all lines or none: to half of one, as a full disk leaves it, the next line would be glued. */
  #append(lines: readonly Line[]): void {
    const { size } = statSync(this.#file);
    try {
      appendFileSync(this.#file, textOf(lines), { mode: 0o600 });
    } catch (error) {
      truncateSync(this.#file, size);
      throw error;
    }
  }

  #compact(): void {
    writeLines(this.#file, [...this.#messages.values()]);
  }
}

/** The lines of a file. A kill or a full disk may have left half of one, whose sender had no answer. */
function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine);
}

function readLine(text: string): Line[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** Replaces a file at once or not at all. */
function writeLines(file: string, lines: readonly Line[]): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, textOf(lines), { mode: 0o600 });
  renameSync(draft, file);
}

const textOf = (lines: readonly Line[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
