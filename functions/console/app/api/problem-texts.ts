import { nameWithCode } from '#console/name-with-code.ts';
import { formatNumber } from '#console/numbers.ts';
import { formatDayTime, formatWindow } from '#console/time.ts';
import { isOrAre } from '#shared/families/items/quantities.ts';
import type { FieldProblem } from './field-problem.ts';

/** The time that a booking asks for. */
export interface AskedTime {
  start: number;
  end: number;
}

/** Describes a problem of a field in the words of the pages. */
export function problemText(path: string, problem: FieldProblem, askedTime?: AskedTime): string {
  if (isOfItem(problem)) return clashText(problem, true, askedTime);
  const name = path.split('.').at(-1) ?? '';
  return byCode[problem.code]?.(name, problem.message) ?? withLabels(problem.message);
}

export const changedMeanwhile = 'Someone else has changed this. Reload the page.';

const byCode: Record<string, (name: string, message: string) => string | undefined> = {
  version_mismatch: () => changedMeanwhile,
  invalid_datetime: (name) =>
    /_time$|(^|_)(from|to)$/.test(name) ? 'Enter a date and a time.' : 'Enter a date.',
  required: () => 'Fill in this field.',
  invalid_value: (name) => (name === 'q' ? 'The search is too long. Use fewer words.' : undefined),
  // A minimum of one means that the value is empty.
  too_short: (_name, message) => {
    if (message.startsWith('Must be 1 to ')) return 'Fill in this field.';
    return message.startsWith('Must have 1 to ') ? 'Choose at least one.' : undefined;
  },
  contact_blocked: () => 'This contact is blocked.',
  not_found: (name) =>
    name === 'kit_ids' ? 'A kit no longer exists.' : 'This no longer exists. Choose another one.',
};

/** Names that differ between the API's messages and the pages. */
const labels = [
  ['or send overlap_minutes 0 to end both now', 'or choose “Ends now” to end both'],
  // A name in the message may contain the word too: replace it only before a number.
  [/^Location (?=\d)/, 'Place '],
  [/^The location (?=is in use)/, 'The place '],
  [/^Member \d+(?= already has this address)/, 'A member'],
  ['already has this unique_id', 'already has this code'],
  [/^Must be after from(?=\.$)/, 'Must be after the start'],
  ['the acquisition date', 'the purchase date'],
  ['the acquisition value', 'the purchase value'],
  ['the salvage value', 'the residual value'],
] as const;

export function withLabels(message: string): string {
  return labels.reduce((text, [name, label]) => text.replace(name, label), message);
}

const isOfItem = ({ item_id, code }: FieldProblem) => item_id !== undefined && code in reasons;

/** Says why an item cannot be booked, and when it is free; with its name and code if the text covers several items. */
export function clashText(clash: FieldProblem, hasName: boolean, askedTime?: AskedTime): string {
  const { name, unique_id, code, next_available_at: free } = clash;
  const reason = reasons[code]?.(clash, askedTime) ?? clash.message;
  const from = code === 'insufficient_inventory' ? 'Enough free' : 'Free';
  const whole = free ? `${reason} ${from} from ${formatDayTime(free)}.` : reason;
  return hasName && name ? `${nameWithCode({ name, unique_id })}: ${whole}` : whole;
}

/** Adds `, including its buffer time` if only the buffer clashes, and not the booking itself. */
function bufferOf(
  { start_time = '', end_time = '' }: Pick<FieldProblem, 'start_time' | 'end_time'>,
  askedTime?: AskedTime,
): string {
  const isApart =
    askedTime &&
    (Date.parse(end_time) <= askedTime.start || askedTime.end <= Date.parse(start_time));
  return isApart ? ', including its buffer time' : '';
}

const reasons: Record<string, (clash: FieldProblem, askedTime?: AskedTime) => string> = {
  item_reserved: (clash, askedTime) => {
    const { reservation, start_time = '', end_time = '' } = clash;
    const holder = reservation?.name ?? 'A reservation';
    return `${holder}, ${formatWindow(start_time, end_time)}, has it${bufferOf(clash, askedTime)}.`;
  },
  item_checked_out: (clash, askedTime) => {
    const { checkout, end_time = '', due_time } = clash;
    const holder = checkout?.name ?? 'A checkout';
    return due_time
      ? `${holder} still has it. It was due back ${formatDayTime(due_time)}.`
      : `${holder} has it until ${formatDayTime(end_time)}${bufferOf(clash, askedTime)}.`;
  },
  insufficient_inventory: ({ requested, available, holders = [], message }, askedTime) => {
    if (requested === undefined || available === undefined) return message;
    const others = holders.map((one) => {
      const name = one.reservation?.name ?? one.checkout?.name ?? 'Another booking';
      return `${name} has ${formatNumber(one.quantity)}${bufferOf(one, askedTime)}`;
    });
    const rest = others.length > 0 ? ` ${others.join(', ')}.` : '';
    const free = `${formatNumber(available)} of ${formatNumber(requested)} ${isOrAre(available)}`;
    return `Only ${free} free.${rest}`;
  },
  inventory_not_enabled: () => 'Its stock is not tracked, so it has no quantity.',
  item_inoperative: () => 'It is out of order.',
  item_discarded: () => 'It is discarded.',
  already_checked_in: ({ outstanding = 0 }) =>
    outstanding === 0
      ? 'It is back already.'
      : `Only ${formatNumber(outstanding)} ${isOrAre(outstanding)} still out, so none were checked in.`,
  not_on_checkout: () => 'It is not part of this checkout.',
  not_found: () => 'It no longer exists.',
};
