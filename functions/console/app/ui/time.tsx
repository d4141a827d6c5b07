import { formatDayTime, formatDistance } from '#console/time.ts';

/** A time in the reader's zone. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{formatDayTime(at)}</time>;
}

/** How far away a time is; the time itself on demand. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDayTime(at)}>
      {formatDistance(at)}
    </time>
  );
}
