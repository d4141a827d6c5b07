import type { Command } from 'commander';
import { ApiError } from '#shared/errors.ts';

/** Prints what a command gives back: one JSON object on one line. */
export function print(command: Command, result: object): void {
  command.configureOutput().writeOut?.(`${JSON.stringify(result)}\n`);
}

/** Tells on stderr why a command did not do what it was asked, and ends the process. */
export function fail(error: unknown): never {
  console.error(reasonOf(error));
  // Requests may be under way or waiting for their turn: nothing is gained by their answers.
  process.exit(1);
}

/** A refusal by its code, with every field that it names; anything else by its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.code}: ${detailOf(error)}`;
  if (!(error instanceof Error)) return String(error);
  // A connection that was refused on several addresses has no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function detailOf({ message, fields }: ApiError): string {
  const namedFields = Object.entries(fields).map(
    ([field, problems]) => `${field}: ${problems.map((problem) => problem.message).join(' ')}`,
  );
  return namedFields.length > 0 ? namedFields.join(' ') : message;
}
