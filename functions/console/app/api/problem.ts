import { Refusal } from '#client/refusal.ts';

export interface FieldProblem {
  code: string;
  message: string;
  /** The record that blocks the call, and how many do, if the list of them is shortened. */
  resource?: string;
  id?: number;
  name?: string;
  count?: number;
}

type ProblemFields = Readonly<Record<string, readonly FieldProblem[]>>;

interface ProblemBody {
  code: string;
  message: string;
  fields?: ProblemFields;
}

/** Why something failed, in words for the reader. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ProblemFields;

  constructor(status: number, { code, message, fields = {} }: ProblemBody) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const offline = () =>
  new Problem(0, {
    code: 'offline',
    message: 'The service cannot be reached. Check your connection and try again.',
  });

/** Of a call that waits for the reader to sign in again, or to choose an account. */
export const interrupted = () =>
  new Problem(401, { code: 'interrupted', message: 'Not sent: you are not signed in here.' });

/** Whatever was thrown, in words; 0 is the status of what is no answer. */
export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  if (cause instanceof Refusal) return problemOf(cause);
  console.error(cause);
  return new Problem(0, { code: 'internal_error', message: 'Something went wrong on this page.' });
}

function problemOf({ status, code, message, fields }: Refusal): Problem {
  if (code !== 'unknown') return new Problem(status, { code, message, fields });
  const text = `The service answered ${status}. Try again in a moment.`;
  return new Problem(status, { code, message: text });
}
