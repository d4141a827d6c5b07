import type { ComponentChildren } from 'preact';

export type Tone = 'good' | 'warn' | 'bad' | 'calm';

/** A state, in a word and a colour. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}
