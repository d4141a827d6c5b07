/** Dates are in English like all texts, in the variant that the user prefers. */
const languages = [...navigator.languages.filter(isEnglish), 'en-GB'];

const dayTime = new Intl.DateTimeFormat(languages, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(languages, { dateStyle: 'medium' });
/** A date without a time is the same in every time zone. */
const date = new Intl.DateTimeFormat(languages, { dateStyle: 'medium', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat(languages, { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat(languages, { weekday: 'short' });
const dayMonth = new Intl.DateTimeFormat(languages, { day: 'numeric', month: 'short' });
const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Some systems have names of languages that no formatter accepts. */
function isEnglish(language: string): boolean {
  return /^en(-[A-Z]{2})?$/.test(language);
}

export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;
export const dayMilliseconds = 24 * hourMilliseconds;

export const formatDayTime = (at: string | number) => dayTime.format(new Date(at));
export const formatDay = (at: string | number) => day.format(new Date(at));
export const formatDate = (on: string) => date.format(new Date(on));
/**
 * Formats a window, such as `23–27 Nov` or `5 Dec, 09:00 – 18:00`; adds the year if it is not the present
 * one.
 */
export function formatWindow(start: string, end: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return '';
  const isOfOneDay = from.toDateString() === to.toDateString();
  const year = new Date().getFullYear();
  const isThisYear = from.getFullYear() === year && to.getFullYear() === year;
  return new Intl.DateTimeFormat(languages, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...(isOfOneDay ? { hour: '2-digit', minute: '2-digit' } : {}),
  }).formatRange(from, to);
}

export const formatClock = (at: string | number) => clock.format(new Date(at));
export const formatWeekday = (at: number) => weekday.format(at);
export const formatDayMonth = (at: number) => dayMonth.format(at);

const units = [
  ['year', 365 * dayMilliseconds],
  ['month', 30 * dayMilliseconds],
  ['week', 7 * dayMilliseconds],
  ['day', dayMilliseconds],
  ['hour', hourMilliseconds],
  ['minute', minuteMilliseconds],
] as const;

/** Formats how far away a time is, such as `in 3 hours` or `yesterday`. */
export function formatDistance(at: string, now = Date.now()): string {
  const away = new Date(at).getTime() - now;
  const [unit, size] = units.find(([, one]) => Math.abs(away) >= one) ?? ['minute', 60_000];
  // Tomorrow is the next day, however many hours away.
  const count = unit === 'day' ? daysBetween(now, at) : Math.round(away / size);
  return unit === 'minute' && count === 0 ? 'just now' : distance.format(count, unit);
}

/** How many midnights in the user's zone are between two times. */
const daysBetween = (from: number, to: string) =>
  Math.round((startOfDay(new Date(to).getTime()) - startOfDay(from)) / dayMilliseconds);

/** Midnight in the user's zone, some days before or after another time. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/**
 * An hour of a day in the user's zone, some days before or after another time; right when the clocks
 * change too.
 */
export const hourOfDay = (hour: number, at: number, days = 0) =>
  new Date(startOfDay(at, days)).setHours(hour);

/** The same time of day in the user's zone, some days later. */
export function daysLater(at: number, days: number): number {
  const time = new Date(at);
  return new Date(at).setDate(time.getDate() + days);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day that a time falls on in the user's zone, as `2031-05-04`. */
export function dayOf(at: number | string): string {
  const time = new Date(at);
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Whether a text is a day with a year of four digits; while somebody types, it has fewer. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`));

/** The value of an input of kind `datetime-local`. */
export function toInput(at: number | string): string {
  const time = new Date(at);
  return `${dayOf(at)}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Converts the value of such an input for the API; leaves it as it is if it is not a time. */
export function fromInput(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
