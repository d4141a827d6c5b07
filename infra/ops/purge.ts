import type { Command } from 'commander';
import { purgeTable } from '#shared/background/purge.ts';
import { storeCommand } from './connection.ts';
import { rateOption, readWholeNumber } from './options.ts';

export function addPurgeCommand(program: Command): void {
  const readDays = readWholeNumber({ min: 1 });
  program
    .command('purge')
    .description(
      'Remove records that were deleted long ago, with their histories and comments, and entries of ' +
        'histories and audits that are older than you keep them. What is purged cannot be restored, and syncs no longer ' +
        'name it. Run it from time to time.',
    )
    .option('--deleted-days <days>', 'days for which deleted records are kept', readDays)
    .option('--history-days <days>', 'days for which histories and audits are kept', readDays)
    .addOption(rateOption())
    .action(
      storeCommand(async ({ rate, ...retention }) => purgeTable(retention, { rate }, Date.now())),
    );
}
