import password from '@inquirer/password';
import { Option } from 'commander';

export const tokenVariable = 'EQUIPMENT_TOKEN';
export const passwordVariable = 'EQUIPMENT_PASSWORD';

/** An option for a secret, which anybody on the machine could read off the command line. */
export function secretOption(flags: string, description: string, variable: string): Option {
  const help = `${description}; better given in ${variable}, or typed at the prompt`;
  return new Option(flags, help).env(variable);
}

/** A secret that was given, or is typed by whoever sits at the terminal; undefined where nobody does. */
export async function promptSecret(
  option: string | undefined,
  question: string,
): Promise<string | undefined> {
  if (option !== undefined) return option;
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  // What the command prints is one JSON object, so the question goes elsewhere.
  return password({ message: question, mask: true }, { output: process.stderr });
}

/** A password that is to be kept: typed twice, since nobody sees what is typed. */
export async function readNewPassword(option: string | undefined, question: string) {
  const input = await promptSecret(option, question);
  if (option !== undefined || input === undefined) return input;
  if ((await promptSecret(undefined, `${question}, again`)) === input) return input;
  throw new Error('The two passwords differ.');
}
