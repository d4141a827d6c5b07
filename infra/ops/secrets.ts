import password from '@inquirer/password';
import { Option } from 'commander';

export const tokenVariable = 'EQUIPMENT_TOKEN';
export const passwordVariable = 'EQUIPMENT_PASSWORD';

/** An option for a secret, with a hint that other users of the machine can see command lines. */
export function secretOption(flags: string, description: string, variable: string): Option {
  const help = `${description}; better given in ${variable}, or typed at the prompt`;
  return new Option(flags, help).env(variable);
}

/** Returns a given secret, or asks for it at the terminal; undefined without a terminal. */
export async function promptSecret(
  option: string | undefined,
  question: string,
): Promise<string | undefined> {
  if (option !== undefined) return option;
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  // The output is one JSON object, so the question goes to stderr.
  return password({ message: question, mask: true }, { output: process.stderr });
}

/** Asks for a new password twice, since it is not shown. */
export async function readNewPassword(option: string | undefined, question: string) {
  const input = await promptSecret(option, question);
  if (option !== undefined || input === undefined) return input;
  if ((await promptSecret(undefined, `${question}, again`)) === input) return input;
  throw new Error('The two passwords differ.');
}
