import type { FieldProblem } from '#console/api/field-problem.ts';
import { formatDate, formatDayTime, fromInput } from '#console/time.ts';

/** Messages at the fields that another member has changed too: the next save overwrites that change. */
export function conflictsAt<V extends object>(
  names: readonly (keyof V)[],
  now: V,
): Record<string, FieldProblem[]> {
  const entries = names.map((name) => [
    name,
    [{ code: 'version_mismatch', message: messageOf(now[name]) }],
  ]);
  return Object.fromEntries(entries);
}

function messageOf(value: unknown): string {
  if (value === '' || value === undefined) return 'Someone else has cleared it.';
  const text = textOf(value);
  return text === undefined ? 'Someone else has changed it, too.' : `It is now: ${text}`;
}

/** A value as its field shows it, if that is a text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (isTime(value)) return formatDayTime(fromInput(value));
    if (isDate(value)) return formatDate(value);
    return isChoice(value) ? undefined : value;
  }
  const isNamed = typeof value === 'object' && value !== null && 'name' in value;
  return isNamed ? String(value.name) : undefined;
}

/** Whether a value is the code of an option, which is no text for people. */
const isChoice = (value: string) => /^[a-z]+(_[a-z]+)*$/.test(value);

const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);
