import { type Column, rowLine, titleLine } from '../table.ts';
import type { Outcome } from './figures.ts';

/** A call, and its outcome on this checkout and on the other commit. */
export interface Row {
  name: string;
  here: Outcome;
  beside: Outcome;
}

/** Prints the titles of the columns. */
export function printTitles(other: string): void {
  console.log(`\n${titleLine(columnsFor(other))}`);
}

/** Prints the figures of a call on both services; a dash if a service does not support it. */
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

/** Milliseconds are medians. Processor time includes the work after a write. */
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
  return { milliseconds, processor: processor.answer + processor.after };
}

function ratioOf(ours: Cell, theirs: Cell): number | undefined {
  return typeof ours === 'number' && typeof theirs === 'number' ? ours / theirs : undefined;
}
