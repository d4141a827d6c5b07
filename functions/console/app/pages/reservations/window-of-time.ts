import { fromInput, toInput } from '#console/time.ts';

/** A window as the inputs hold it. */
export interface TypedWindow {
  start_time: string;
  end_time: string;
}

/** The window at another start, with the same length. */
export function movedTo(at: string, { start_time, end_time }: TypedWindow): TypedWindow {
  const length = Date.parse(fromInput(end_time)) - Date.parse(fromInput(start_time));
  // Inputs have no seconds: round up to the next minute.
  const start = Math.ceil(Date.parse(at) / 60_000) * 60_000;
  return { start_time: toInput(start), end_time: toInput(start + length) };
}
