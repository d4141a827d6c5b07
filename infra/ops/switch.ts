import { type Command, Option } from 'commander';
import { setSwitch, switchNames } from '#shared/switches/switches.ts';
import { onStore } from './connection.ts';
import { readSwitch } from './options.ts';

export function addSwitchCommand(program: Command): void {
  program
    .command('switch')
    .description(
      'Hold all mails, pushes or deliveries to webhooks of the service, or let them go on: within a minute. ' +
        'What is held is sent later: mails and pushes for a day, deliveries for 30.',
    )
    .addOption(
      new Option('--name <name>', 'what to hold').choices(switchNames).makeOptionMandatory(),
    )
    .requiredOption('--to <on|off>', 'off holds it', readSwitch)
    .action(
      onStore(async ({ name, to }) => {
        const state = to ? 'on' : 'off';
        await setSwitch(name, state);
        return { name, state };
      }),
    );
}
