import { Refusal } from '#client/refusal.ts';
import { retryAfter } from '#client/retry.ts';
import { formatCount } from '#console/format-count.ts';
import { errorKinds } from '#shared/errors.ts';
import { type FieldProblem, isOfContents } from './field-problem.ts';
import { type AskedTime, changedMeanwhile, problemText, withLabels } from './problem-texts.ts';

type ProblemFields = Readonly<Record<string, readonly FieldProblem[]>>;

interface ProblemBody {
  code: string;
  message: string;
  fields?: ProblemFields;
}

/** Why something failed, in words for the user. Status 0 means that there was no answer. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ProblemFields;
  /** The seconds after which another attempt may succeed, if the service says so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    { code, message, fields = {} }: ProblemBody,
    retryAfter?: number | undefined,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export const offline = () =>
  new Problem(0, {
    code: 'offline',
    message: navigator.onLine
      ? 'The service cannot be reached. Try again in a moment.'
      : 'You are offline. Check your connection.',
  });

/** The problem of a call that waits until the user signs in again or chooses an account. */
export const interruptedProblem = () =>
  new Problem(401, { code: 'interrupted', message: 'You are signed out. Sign in and try again.' });

/** Turns whatever was thrown into a problem in words. Clashes are described for the time that was asked for. */
export function asProblem(cause: unknown, askedTime?: AskedTime): Problem {
  if (cause instanceof Problem) return cause;
  if (cause instanceof Refusal) return problemOf(cause, askedTime);
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    const message = 'The service did not answer in time. Try again.';
    return new Problem(504, { code: 'timeout', message });
  }
  console.error(cause);
  return new Problem(0, { code: 'internal_error', message: 'Something went wrong on this page.' });
}

function problemOf(refusal: Refusal, askedTime: AskedTime | undefined): Problem {
  const { status, code, message, fields, response } = refusal;
  const seconds = retryAfter(response);
  if (code === 'unknown') {
    const text = `The service answered ${status}. Try again in a moment.`;
    return new Problem(status, { code, message: text }, seconds);
  }
  const body = {
    code,
    message: byCode[code]?.(message, seconds) ?? withLabels(message),
    fields: inWords(fields, askedTime),
  };
  return new Problem(status, body, seconds);
}

const byCode: Record<string, (message: string, seconds: number | undefined) => string> = {
  version_mismatch: () => changedMeanwhile,
  forbidden: (message) =>
    message.startsWith('This member lacks')
      ? 'You do not have permission for this. Ask an owner of the account.'
      : message,
  unavailable: () => 'The service is busy. Try again in a moment.',
  // A stop of an account's writes, for example, has a message of its own.
  rate_limited: (message, seconds) =>
    message === errorKinds.rate_limited.message
      ? `Too many requests. Try again in ${waitOf(seconds)}.`
      : message.replace('Try again later.', `Try again in ${waitOf(seconds)}.`),
};

function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return 'a minute';
  return seconds < 120
    ? formatCount(Math.ceil(seconds), 'second')
    : formatCount(Math.ceil(seconds / 60), 'minute');
}

function inWords(fields: ProblemFields, askedTime: AskedTime | undefined): ProblemFields {
  const entries = Object.entries(fields).map(([path, problems]) => [
    path,
    problems.map((one) => ({ ...one, message: problemText(path, one, askedTime) })),
  ]);
  return Object.fromEntries(entries);
}

/** The whole text of a problem, for places without fields to show parts of it. */
export function summaryOf({ code, message, fields }: Problem): string {
  const isOfFields = code === 'validation_failed' || code === 'bad_request';
  const isGeneral = !isOfFields && !Object.keys(fields).some(isOfContents);
  const lines = Object.values(fields).flatMap((problems) => problems.map((one) => one.message));
  return isGeneral || lines.length === 0 ? message : lines.slice(0, 3).join(' ');
}
