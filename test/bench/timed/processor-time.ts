import { readFileSync } from 'node:fs';
import { processTree } from '../../local/process-tree.ts';

/** Linux counts in hundredths of a second. */
const tickMilliseconds = 10;

/**
 * The processor time of a process and its descendants so far, in milliseconds, including those that have
 * ended; NaN on other systems than Linux.
 */
export function processorTime(root: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const ticks = processTree(root).map(ticksOf);
  return ticks.reduce((sum, one) => sum + one, 0) * tickMilliseconds;
}

/** User and system time of a process, and of the children that it has waited for. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process is in brackets, and may have any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    // It has ended, and its parent has its time.
    return 0;
  }
}
