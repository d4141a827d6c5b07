import { parseArgs } from 'node:util';

/** The options of a run of the benchmark. */
interface BenchOptions {
  isHelp: boolean;
  /** The commit to compare with. */
  beside: string | undefined;
  /** How many items the account of a comparison has. */
  items: number;
}

const defaultItems = 10_000;
const minItems = 10_000;

/** The help text. */
export const help = `Usage: npm run bench -- [options]

Without options: round trips and capacity of each call beside its budget on 100,000 items, times over
HTTP, and the processor time of handlers alone. Written to .local/bench/bench.json.

Options:
  --beside <commit>  build another commit, start it and this checkout as npm start does, both with the
                     same items, and compare times and processor time of calls, with what follows a
                     write. Written to .local/bench/beside.json
  --items <number>   how many items both have (${defaultItems}, which is the least)
  --help             show this`;

/** @throws Error with one sentence if the options are invalid. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      beside: { type: 'string' },
      items: { type: 'string' },
    },
  });
  const items = Number(values.items ?? defaultItems);
  if (!Number.isSafeInteger(items) || items < minItems) {
    throw new Error(`--items must be a whole number from ${minItems}.`);
  }
  if (values.items !== undefined && values.beside === undefined) {
    throw new Error('--items goes with --beside.');
  }
  return { isHelp: values.help, beside: values.beside, items };
}
