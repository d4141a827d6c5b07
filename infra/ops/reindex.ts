import { type Command, InvalidArgumentError, Option } from 'commander';
import { onStore } from './connection.ts';
import { reindexTable } from './reindex/table.ts';

export function addReindexCommand(program: Command): void {
  program
    .command('reindex')
    .description(
      'Bring all records to the current format, with their search terms, filters and indexes, while the ' +
        'service runs. A run that is stopped is continued by the next one.',
    )
    .addOption(
      new Option('--rate <rows>', 'rows a second, at most').argParser(readRate).default(200),
    )
    .action(onStore(async ({ rate }) => reindexTable(rate)));
}

function readRate(text: string): number {
  const rate = Number(text);
  if (Number.isInteger(rate) && rate >= 1) return rate;
  throw new InvalidArgumentError('The rate is a whole number of rows a second, at least 1.');
}
