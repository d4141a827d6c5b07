import { fieldRemedies, remedies } from '#shared/description/remedies.ts';
import { type ErrorCode, errorKinds } from '#shared/errors.ts';

/** A table in Markdown of all error codes, each with what a client should do. */
export function codeTable(): string {
  const rows = Object.entries(errorKinds).map(([code, { status, message }]) => {
    const statuses = status === 'state' ? '422 or 400' : status;
    return `| \`${code}\` | ${statuses} | ${message} | ${remedies[code as ErrorCode]} |`;
  });
  return ['| Code | Status | It says | What to do |', '|---|---|---|---|', ...rows].join('\n');
}

/** A table in Markdown of the error codes of fields. */
export function fieldCodeTable(): string {
  const rows = Object.entries(fieldRemedies).map(([code, remedy]) => `| \`${code}\` | ${remedy} |`);
  return ['| Code at a field | What to do |', '|---|---|', ...rows].join('\n');
}
