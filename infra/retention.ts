import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { amountOf, settingOf } from './stage.ts';

/**
 * The environment with the retention of deleted records and histories in days, from the context settings
 * `deletedDays` and `historyDays`. By default, they are kept forever.
 */
export function retentionEnvironment({ node }: Construct): Record<string, string> {
  const names = ['deletedDays', 'historyDays'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const days = amountOf(name, settingOf(node, name));
      return days === undefined ? [] : [[variables[name], String(days)]];
    }),
  );
}

/** Whether a stage limits how long anything is kept. */
export function hasRetention(scope: Construct): boolean {
  return Object.keys(retentionEnvironment(scope)).length > 0;
}
