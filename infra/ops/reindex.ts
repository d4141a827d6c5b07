import type { Command } from 'commander';
import { walkTable } from '#shared/background/walk-table.ts';
import { storeCommand } from './connection.ts';
import { rateOption } from './options.ts';
import { reindexCounts, reindexRow } from './reindex-row.ts';

export function addReindexCommand(program: Command): void {
  program
    .command('reindex')
    .description(
      'Bring all records to the current format, with their search terms, filters and indexes, while the ' +
        'service runs. A run that is stopped is continued by the next one.',
    )
    .addOption(rateOption())
    .option('--from-start', 'start from the beginning, after a stopped run of an earlier release')
    .action(storeCommand(async ({ rate, fromStart }) => reindexTable(rate, fromStart)));
}

/**
 * Updates all rows of the table to the current format, at most `rate` rows a second. With `fromStart`, it does
 * not continue a stopped run.
 */
export function reindexTable(rate: number, fromStart = false) {
  return walkTable({ name: 'reindex', rate, fromStart, kinds: reindexCounts, visit: reindexRow });
}
