import type { ComponentChildren } from 'preact';
import { formatDayTime, formatDistance } from '#console/time.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'calm';

export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

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

/** A fact and its name, in a list of them. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
