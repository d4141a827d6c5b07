/** A window that is open at the sides that are not said. */
export interface Sought {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a half-open time reaches into a window. */
export function reachesInto({ start, end }: { start: string; end: string }, { from, to }: Sought) {
  return (from === undefined || end > from) && (to === undefined || start < to);
}
