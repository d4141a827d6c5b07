import { formatDayTime, formatDistance } from '#console/time.ts';

/** A time in the user's zone. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{formatDayTime(at)}</time>;
}

/** How far away a time is, with the time itself as a tooltip. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDayTime(at)}>
      {formatDistance(at)}
    </time>
  );
}
