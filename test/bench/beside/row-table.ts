import { type Column, rowLine, titleLine } from '../table.ts';
import type { Outcome } from './figures.ts';

/** A call, and what it takes here and there. */
export interface Row {
  name: string;
  here: Outcome;
  beside: Outcome;
}

/** Prints what the columns are. */
export function printTitles(other: string): void {
  console.log(`\n${titleLine(columnsFor(other))}`);
}

/** Prints what a call takes here and there; what a service does not know is a dash. */
export function printRow({ name, here, beside }: Row): void {
  const [ours, theirs] = [cellsOf(here), cellsOf(beside)];
  const cells = [
    ...[name, ours.milliseconds, theirs.milliseconds],
    ratioOf(ours.milliseconds, theirs.milliseconds),
    ...[ours.processor, theirs.processor],
    ratioOf(ours.processor, theirs.processor),
  ];
  console.log(rowLine(columnsFor(''), cells));
}

/** Milliseconds are medians; those of the processor count what follows a write. */
function columnsFor(other: string): readonly Column[] {
  return [
    { title: 'call', width: 36 },
    { title: 'ms here', width: 10, decimals: 1 },
    { title: `ms ${other}`, width: 12, decimals: 1 },
    { title: 'ratio', width: 8, decimals: 2 },
    { title: 'CPU here', width: 11, decimals: 1 },
    { title: `CPU ${other}`, width: 13, decimals: 1 },
    { title: 'ratio', width: 8, decimals: 2 },
  ];
}

type Cell = number | string | undefined;

function cellsOf(outcome: Outcome): { milliseconds: Cell; processor: Cell } {
  if (outcome === 'unknown') return { milliseconds: undefined, processor: undefined };
  if (outcome === 'late') return { milliseconds: 'late', processor: 'late' };
  const { milliseconds, processor } = outcome;
  return { milliseconds, processor: processor.answer + processor.behind };
}

function ratioOf(ours: Cell, theirs: Cell): number | undefined {
  return typeof ours === 'number' && typeof theirs === 'number' ? ours / theirs : undefined;
}
