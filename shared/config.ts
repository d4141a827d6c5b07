import { env } from 'node:process';

/** The environment variables of a function, by what they hold. The stack sets them. */
export const variables = { table: 'TABLE_NAME', logLevel: 'LOG_LEVEL' } as const;

/** The name of the table. Throws where the environment has none. */
export function tableName(): string {
  const name = env[variables.table];
  if (!name) throw new Error(`The environment variable ${variables.table} is not set.`);
  return name;
}

/** The least severe level that is logged: `info` unless the environment says `error`. */
export function logLevel(): 'info' | 'error' {
  return env[variables.logLevel] === 'error' ? 'error' : 'info';
}
