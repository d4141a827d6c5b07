import { type Command, Option } from 'commander';
import { setSwitch, switchNames } from '#shared/switches/switches.ts';
import { storeCommand } from './connection.ts';
import { readSwitch } from './options.ts';

export function addSwitchCommand(program: Command): void {
  program
    .command('switch')
    .description(
      'Pause or resume all mails, pushes or webhook deliveries. Takes effect within a minute. ' +
        'What is paused is sent later: mails and pushes within a day, deliveries within 30.',
    )
    .addOption(
      new Option('--name <name>', 'what to pause or resume (required)')
        .choices(switchNames)
        .makeOptionMandatory(),
    )
    .requiredOption('--to <on|off>', 'off pauses it (required)', readSwitch)
    .action(
      storeCommand(async ({ name, to }) => {
        const state = to ? 'on' : 'off';
        await setSwitch(name, state);
        return { name, state };
      }),
    );
}
