import { fromInput, toInput } from '#console/time.ts';

/** A window as inputs hold it. */
export interface TypedWindow {
  start_time: string;
  end_time: string;
}

/** The same window, as long as it is, from another time on. */
export function movedTo(at: string, { start_time, end_time }: TypedWindow): TypedWindow {
  const length = Date.parse(fromInput(end_time)) - Date.parse(fromInput(start_time));
  // An input has no seconds: the next minute is free too.
  const start = Math.ceil(Date.parse(at) / 60_000) * 60_000;
  return { start_time: toInput(start), end_time: toInput(start + length) };
}
