import { type ResourceName, resourceNames, resourcesWithItems } from '#shared/families.ts';
import type { TableAccess } from './permissions.ts';

interface BackgroundFunction {
  /** The rows that it is called for, by their `entity`: what they are now, or were before. */
  entities: readonly ResourceName[];
  access: TableAccess;
}

/**
 * Every function that no endpoint is: `countWrites` stands in `functions/background/count-writes.ts`.
 * Lambda may call them late, and twice for one event.
 */
export const backgroundFunctions = {
  countWrites: { entities: resourceNames, access: 'none' },
  tellRecords: { entities: ['item'], access: { updates: resourcesWithItems } },
} as const satisfies Record<string, BackgroundFunction>;
