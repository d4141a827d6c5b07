import { forEachChange } from '#shared/background/stream.ts';
import { tellBookings } from '#shared/operations/bookings/tell-bookings.ts';

export const handler = forEachChange(tellBookings);
