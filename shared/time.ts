const dateTime =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|([+-])(\d{2}):(\d{2}))$/;

/** Four digits, but not 0000: Python and SQL have no such year, so one record would make a list unreadable for them. */
const readableYear = /^(?!0000)\d{4}-/;

/**
 * Parses an ISO 8601 date and time with a zone to UTC `YYYY-MM-DDTHH:MM:SSZ`, without fractions.
 * Undefined where it is invalid; leap seconds and 24:00 are.
 */
export function parseInstant(text: string): string | undefined {
  const match = dateTime.exec(text);
  const [, date, hour, minute, second = '00', zone, sign, zoneHour = '0', zoneMinute = '0'] =
    match ?? [];
  if (!date || !hour || !minute || !zone || !isDate(date)) return undefined;
  if (hour > '23' || minute > '59' || second > '59') return undefined;
  if (Number(zoneHour) > 23 || Number(zoneMinute) > 59) return undefined;
  const offsetMinutes = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  const utc = Date.parse(`${date}T${hour}:${minute}:${second}Z`) - offsetMinutes * 60_000;
  const instant = formatInstant(utc);
  return readableYear.test(instant) ? instant : undefined;
}

/**
 * A time as UTC `YYYY-MM-DDTHH:MM:SSZ`, cut to the second. A time that is a number is in milliseconds since
 * 1970, here and everywhere, unless its comment says seconds.
 */
export function formatInstant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, -5)}Z`;
}

/** The first and the last instant that four digits of a year write: texts sort by time within them. */
const firstInstant = '0000-01-01T00:00:00Z';
export const lastInstant = '9999-12-31T23:59:59Z';

/** An instant some seconds later, at most the last and at least the first one that can be written. */
export function addSeconds(instant: string, seconds: number): string {
  const time = Date.parse(instant) + seconds * 1000;
  const [first, last] = [Date.parse(firstInstant), Date.parse(lastInstant)];
  return formatInstant(Math.min(Math.max(time, first), last));
}

/** Whether a text is a calendar date, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!readableYear.test(text) || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The UTC day that is `days` after that of a date or an instant. */
export function addDays(day: string, days: number): string {
  return new Date(utcDay(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The whole days between the UTC days of two dates or instants. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((utcDay(to) - utcDay(from)) / 86_400_000);
}

function utcDay(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
}

export function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000;
}

/** Whether `since` was less than `milliseconds` ago; false if the clock was set back before it. */
export function isRecent(since: number, milliseconds: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < milliseconds;
}
