import { type Command, Option } from 'commander';
import { eraseAccount } from './account-data/erase.ts';
import { exportAccount } from './account-data/export.ts';
import { objectReader } from './account-data/objects.ts';
import { storeCommand } from './connection.ts';
import { accountHelp, readId, readText, readWholeNumber } from './options.ts';

/** How long a closed account can be restored by taking its records from the table. */
const erasableAfterDays = 30;

/** Adds the commands for all data of an account, which read the whole table, page by page. */
export function addAccountDataCommands(account: Command): void {
  account
    .command('export')
    .description(
      'Write all of an account into a folder: records, deleted ones and histories as JSON lines, and its ' +
        'files. Reads the whole table.',
    )
    .requiredOption('--account <id>', accountHelp, readId)
    .requiredOption('--folder <path>', 'folder to write into, new or empty (required)', readText)
    .action(
      storeCommand(async ({ account: id, folder, stack }) =>
        exportAccount(id, folder, await objectReader(stack)),
      ),
    );
  account
    .command('erase')
    .description(
      'Erase all of a closed account: its records, histories, files, and logins that sign in nowhere ' +
        'else. Reads the whole table until nothing is found. Backups keep it until they end.',
    )
    .requiredOption('--account <id>', accountHelp, readId)
    .addOption(
      new Option('--after-days <days>', 'days that must have passed since it was closed')
        .argParser(readWholeNumber({ min: 0 }))
        .default(erasableAfterDays),
    )
    .action(storeCommand(async ({ account: id, afterDays }) => eraseAccount(id, afterDays)));
}
