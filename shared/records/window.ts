/** A window that is open at the sides that are not said. */
export interface OpenWindow {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a half-open time reaches into a window. */
export function reachesInto(
  { start, end }: { start: string; end: string },
  { from, to }: OpenWindow,
) {
  return (from === undefined || end > from) && (to === undefined || start < to);
}
