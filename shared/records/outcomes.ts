import type { Answer } from '#shared/call.ts';

/** Another write came between reading and writing: read again, decide again. */
export class LostRace extends Error {
  constructor(cause?: unknown) {
    super('Another write came first.', { cause });
  }
}

/** The same idempotency key was committed by another request in the meantime. */
export class AlreadyDone extends Error {}

/** Thrown where a request was done before: its answer is given again. */
export class Replay extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The request was done before.');
    this.answer = answer;
  }
}
