import { Command } from 'commander';
import { addAccountCommands } from './account.ts';
import { addCanaryCommand } from './canary.ts';
import { addImportCommands } from './import.ts';
import { addKeyCommands } from './key.ts';
import { readText } from './options.ts';
import { addPurgeCommand } from './purge.ts';
import { addPushCommands } from './push.ts';
import { addReindexCommand } from './reindex.ts';
import { addRestoreCommands } from './restore.ts';
import { addSwitchCommand } from './switch.ts';
import { addTaskCommands } from './tasks.ts';
import { addUserCommands } from './user.ts';

/** Adds all commands for operators. They inherit the output and exit settings of `root`. */
export function addCommands(root = new Command('ops')): Command {
  root
    .description(
      'Provisions accounts, users and keys, imports equipment, and runs the service: switches, tasks, ' +
        'purges, restores. Works on the service of this machine (npm start, found through DATA_DIR), ' +
        'or on a deployed one (--stack).',
    )
    .option('--stack <name>', 'CloudFormation stack of a deployed service', readText)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see what this command takes.')
    .addHelpText(
      'after',
      '\nEvery command prints one JSON object on one line. Errors are printed on stderr, and\n' +
        'the exit code is 1.',
    );
  addAccountCommands(root);
  addUserCommands(root);
  addKeyCommands(root);
  addImportCommands(root);
  addPushCommands(root);
  addTaskCommands(root);
  addCanaryCommand(root);
  addSwitchCommand(root);
  addRestoreCommands(root);
  addReindexCommand(root);
  addPurgeCommand(root);
  return root;
}
