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

/** A line of the file: the present state of a message, or its deletion. */
type Line = QueueMessage | { id: string; isGone: true };

/**
 * The messages of a queue, in memory and in a file, to which each change is appended. So a kill loses no
 * message whose sender got a response.
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
    // Whoever received a message before the service ended is no longer processing it.
    for (const message of this.#messages.values()) {
      if (message.receives > 0) message.visibleAt = 0;
    }
    this.#compact();
  }

  /** Adds a message, visible after a delay in milliseconds. Returns its id. */
  add(body: string, delay: number, now: number): string {
    const message = { id: randomUUID(), body, sentAt: now, visibleAt: now + delay, receives: 0 };
    this.#set([message]);
    return message.id;
  }

  /** Takes some visible messages, which are then invisible for `visibility` milliseconds. */
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

  /** The time at which the next message becomes visible; undefined if there is none. */
  get nextAt(): number | undefined {
    const times = this.#messages.values().map(({ visibleAt }) => visibleAt);
    const next = times.reduce((min, time) => Math.min(min, time), Infinity);
    return next === Infinity ? undefined : next;
  }

  #set(messages: readonly QueueMessage[]): void {
    this.#append(messages);
    for (const message of messages) this.#messages.set(message.id, message);
  }

  /** Appends all lines or none. After a partial line, such as a full disk leaves, the next would be unreadable. */
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

/** Reads a file. Skips a partial line, left by a kill or a full disk, whose sender got no response. */
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

/** Replaces a file atomically. */
function writeLines(file: string, lines: readonly Line[]): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, textOf(lines), { mode: 0o600 });
  renameSync(draft, file);
}

const textOf = (lines: readonly Line[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
