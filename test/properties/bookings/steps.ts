import fc from 'fast-check';
import { checkouts } from './checkouts.ts';
import { conditions } from './conditions.ts';
import { reservations } from './reservations.ts';
import { windowReads } from './windows.ts';

/** Any step on bookings. */
export const steps = fc.oneof(...reservations, ...checkouts, ...conditions, ...windowReads);
