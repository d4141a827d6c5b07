/** The words are English, and so the dates are, in the reader's zone and the form of the reader's English. */
const languages = [...navigator.languages.filter(isEnglish), 'en-GB'];

const dayTime = new Intl.DateTimeFormat(languages, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(languages, { dateStyle: 'medium' });
/** A date without a time is the same everywhere. */
const date = new Intl.DateTimeFormat(languages, { dateStyle: 'medium', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat(languages, { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat(languages, { weekday: 'short' });
const dayMonth = new Intl.DateTimeFormat(languages, { day: 'numeric', month: 'short' });
const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Some systems name languages in a way that no formatter takes. */
function isEnglish(language: string): boolean {
  return /^en(-[A-Z]{2})?$/.test(language);
}

export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;
export const dayMilliseconds = 24 * hourMilliseconds;

export const formatDayTime = (at: string | number) => dayTime.format(new Date(at));
export const formatDay = (at: string | number) => day.format(new Date(at));
export const formatDate = (on: string) => date.format(new Date(on));
/** As `23–27 Nov`, or `5 Dec, 09:00 – 18:00`; with the year where it is not the present one. */
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

/** As `in 3 hours`, or `yesterday`. */
export function formatDistance(at: string, now = Date.now()): string {
  const away = new Date(at).getTime() - now;
  const [unit, size] = units.find(([, one]) => Math.abs(away) >= one) ?? ['minute', 60_000];
  const count = Math.round(away / size);
  return unit === 'minute' && count === 0 ? 'just now' : distance.format(count, unit);
}

/** Midnight of a day in the reader's zone, days away from another time. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** An hour of a day in the reader's zone, days away from another time; also where the clocks change. */
export const hourOfDay = (hour: number, at: number, days = 0) =>
  new Date(startOfDay(at, days)).setHours(hour);

const two = (value: number) => String(value).padStart(2, '0');

/** The day that a time falls on in the reader's zone, as `2031-05-04`. */
export function dayOf(at: number | string): string {
  const time = new Date(at);
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Whether a text is a day, in a year of four digits; what somebody is still typing has fewer. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`));

/** The value of an input of kind `datetime-local`. */
export function toInput(at: number | string): string {
  const time = new Date(at);
  return `${dayOf(at)}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** What such an input holds, as the API takes it; as it is where it is no time. */
export function fromInput(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
