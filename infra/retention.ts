import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { amountOf, settingOf } from './stage.ts';

/**
 * How many days deleted records and histories are kept, by `deletedDays` and `historyDays` of the context;
 * forever without them.
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
