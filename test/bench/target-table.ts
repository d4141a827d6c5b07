import { type Column, rowLine, titleLine } from './table.ts';
import type { Target } from './timed/targets.ts';

const columns: readonly Column[] = [
  { title: 'beside plainer calls', width: 66 },
  { title: 'times', width: 8, decimals: 2 },
  { title: 'goal', width: 8, decimals: 1 },
  { title: '', width: 6 },
];

/** Prints how many times as long calls take as simpler ones. */
export function printTargets(targets: readonly Target[]): void {
  console.log(`\n${titleLine(columns).trimEnd()}`);
  for (const { name, measured, goal } of targets) {
    const verdict = measured <= goal ? '  ok' : '  over';
    console.log(rowLine(columns, [name, measured, goal, verdict]).trimEnd());
  }
}
