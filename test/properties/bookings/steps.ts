import fc from 'fast-check';
import { checkouts } from './checkouts.ts';
import { conditions } from './conditions.ts';
import { reservations } from './reservations.ts';
import { windows } from './windows.ts';

/** Any step of a caller who books. */
export const steps = fc.oneof(...reservations, ...checkouts, ...conditions, ...windows);
