import type { Answer } from '#shared/call.ts';

/** Another write came between the read and the write: decide again from fresh reads. */
export class LostRace extends Error {
  constructor(cause?: unknown) {
    super('Another write came first.', { cause });
  }
}

/** Another request with the same idempotency key committed first. */
export class AlreadyDone extends Error {}

/** Thrown for a repeated request; carries the stored answer. */
export class ReplayedAnswer extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The request was done before.');
    this.answer = answer;
  }
}
