import { addSeconds, formatInstant } from '#shared/time.ts';

/** An instant some minutes from now. */
export function inMinutes(minutes: number): string {
  return addSeconds(formatInstant(Date.now()), minutes * 60);
}
