import type { Answer } from '#shared/call.ts';

/** Thrown where a request was done before: its answer is given again. */
export class Replay extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The request was done before.');
    this.answer = answer;
  }
}
