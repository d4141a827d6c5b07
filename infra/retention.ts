import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { amountOf, settingOf } from './stage.ts';

/**
 * For how many days the context has deleted records and histories kept, by `deletedDays` and `historyDays`;
 * for ever where it says nothing.
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
