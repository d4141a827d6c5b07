import { Command } from 'commander';
import { addAccountCommands } from './account.ts';
import { addImportCommands } from './import.ts';
import { addKeyCommands } from './key.ts';
import { fail } from './output.ts';
import { addPushCommands } from './push.ts';
import { addUserCommands } from './user.ts';

const program = new Command('ops')
  .description(
    'Provisions accounts, users and keys, and imports equipment. Works on the service that runs ' +
      'on this machine (npm start, found through DATA_DIR), or on a deployed one (--stack).',
  )
  .option('--stack <name>', 'CloudFormation stack of a deployed service')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Add --help to see what this command takes.')
  .addHelpText(
    'after',
    '\nEvery command prints one JSON object on one line. Errors are printed on stderr, and\n' +
      'the exit code is 1.',
  );

addAccountCommands(program);
addUserCommands(program);
addKeyCommands(program);
addImportCommands(program);
addPushCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  fail(error);
}
