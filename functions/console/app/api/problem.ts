import { Refusal } from '#client/refusal.ts';
import type { FieldProblem } from './field-problem.ts';
import { wordsOf } from './words.ts';

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
    message: navigator.onLine
      ? 'The service cannot be reached. Try again in a moment.'
      : 'You are offline. Check your connection.',
  });

/** Of a call that waits for the reader to sign in again, or to choose an account. */
export const interruptedProblem = () =>
  new Problem(401, { code: 'interrupted', message: 'Not sent: you are not signed in here.' });

/** Whatever was thrown, in words; 0 is the status of what is no answer. */
export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  if (cause instanceof Refusal) return problemOf(cause);
  console.error(cause);
  return new Problem(0, { code: 'internal_error', message: 'Something went wrong on this page.' });
}

function problemOf({ status, code, message, fields }: Refusal): Problem {
  if (code === 'unknown') {
    const text = `The service answered ${status}. Try again in a moment.`;
    return new Problem(status, { code, message: text });
  }
  return new Problem(status, { code, message: byCode[code] ?? message, fields: inWords(fields) });
}

const byCode: Partial<Record<string, string>> = {
  version_mismatch: 'Somebody has changed it meanwhile. Load the page again.',
  unavailable: 'The service is busy. Try again in a moment.',
};

function inWords(fields: ProblemFields): ProblemFields {
  const entries = Object.entries(fields).map(([path, problems]) => [
    path,
    problems.map((one) => ({ ...one, message: wordsOf(path, one) })),
  ]);
  return Object.fromEntries(entries);
}

/** All that a problem says, where there is no field to say it at. */
export function summaryOf({ code, message, fields }: Problem): string {
  const isGeneral = code !== 'validation_failed' && !('iid' in fields);
  const lines = Object.values(fields).flatMap((problems) => problems.map((one) => one.message));
  return isGeneral || lines.length === 0 ? message : lines.slice(0, 3).join(' ');
}
