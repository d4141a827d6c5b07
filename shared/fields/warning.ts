import * as z from 'zod/mini';
import { Id } from './record.ts';

/** Why an item that is booked may not be there, or not be fit, when it is wanted. */
export const Warning = z.strictObject({
  code: z.enum(['item_inoperative', 'item_overdue', 'item_expired']),
  item_id: Id,
  message: z.string(),
});
export type Warning = z.infer<typeof Warning>;
