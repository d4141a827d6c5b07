/** A time window. A missing side is open. */
export interface OpenWindow {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a half-open span overlaps a window. */
export function reachesInto(
  { start, end }: { start: string; end: string },
  { from, to }: OpenWindow,
) {
  return (from === undefined || end > from) && (to === undefined || start < to);
}
