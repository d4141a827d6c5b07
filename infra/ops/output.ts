import type { Command } from 'commander';
import { ApiError } from '#shared/errors.ts';

/** Prints the result of a command: one JSON object on one line. */
export function print(command: Command, result: object): void {
  command.configureOutput().writeOut?.(`${JSON.stringify(result)}\n`);
}

/** Prints the reason for a failure on stderr, and ends the process. */
export function fail(error: unknown): never {
  console.error(reasonOf(error));
  // There is no need to wait for other requests.
  process.exit(1);
}

/** What to do about failures of the AWS SDK, by their messages. */
const hints: Readonly<Record<string, string>> = {
  'Region is missing': 'Set AWS_REGION, or AWS_PROFILE to a profile with a region.',
  'Could not load credentials from any providers':
    'Sign in to AWS, or set AWS_PROFILE to a profile with credentials.',
};

/** The reason for a failure: of a refusal, its code with all its fields; of other errors, the message. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.code}: ${detailOf(error)}`;
  if (!(error instanceof Error)) return String(error);
  const hint = hints[error.message];
  if (hint !== undefined) return `${error.message}. ${hint}`;
  // Without a message if a connection was refused at several addresses.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function detailOf({ message, fields }: ApiError): string {
  const namedFields = Object.entries(fields).map(
    ([field, problems]) => `${field}: ${problems.map((problem) => problem.message).join(' ')}`,
  );
  return namedFields.length > 0 ? namedFields.join(' ') : message;
}
