import * as z from 'zod/mini';
import { kept } from '#shared/fields/kept.ts';

/**
 * The items of a booking as it remembers them, packed (`domain/remembered-item.ts`), so that a list
 * reads no items. What changes is told to the bookings by the table's stream, within seconds.
 */
export const remembered = { remembered_items: kept(z.array(z.string()), []) } as const;
