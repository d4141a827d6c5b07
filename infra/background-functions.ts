import { resourceNames, resourcesWithItems } from '#shared/families.ts';
import type { TableAccess } from './permissions.ts';

export interface BackgroundFunction {
  access: TableAccess;
  mails?: boolean;
  pushes?: boolean;
}

interface StreamFunction extends BackgroundFunction {
  /** The rows that it is called for, by their `entity`: what they are now, or were before. */
  entities: readonly string[];
}

interface ScheduledFunction extends BackgroundFunction {
  /** As EventBridge Scheduler writes it. */
  schedule: `rate(${string})`;
}

/** What notifications, mails and what is due stand in. */
const telling = ['A#*#notification', 'A#*#notification#*', 'A#*#sequence', 'DONE#*', 'DUE#*'];

/**
 * The functions that the table's stream calls: `countWrites` stands in
 * `functions/background/count-writes.ts`. Lambda may call them late, and twice for one event. Two is
 * as many as a stream serves without throttling them (AWS).
 */
export const streamFunctions = {
  countWrites: { entities: resourceNames, access: 'none' },
  afterWrite: {
    entities: [
      'item',
      'reservation',
      'checkout',
      'issue',
      'key',
      'account',
      'refused',
      'reset',
      'notification',
    ],
    access: {
      rows: [...resourcesWithItems.map((kind) => `A#*#${kind}`), ...telling, 'LOGIN#*', 'PUSH#*'],
      logins: true,
    },
    mails: true,
    pushes: true,
  },
} as const satisfies Record<string, StreamFunction>;

/** The functions that a schedule calls. A run may come late, and beside another one. */
export const scheduledFunctions = {
  tellDue: {
    schedule: 'rate(1 minute)',
    access: { rows: [...telling, 'SCHEDULE'] },
    mails: true,
  },
} as const satisfies Record<string, ScheduledFunction>;

/** Every function that no endpoint is. */
export const backgroundFunctions = { ...streamFunctions, ...scheduledFunctions };
