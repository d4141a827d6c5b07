import * as z from 'zod/mini';
import { Id } from './record.ts';

/** Why a booked item may be missing or unfit when it is needed. */
export const Warning = z.strictObject({
  code: z.enum([
    'item_inoperative',
    'item_overdue',
    'item_expired',
    'item_inspection_overdue',
    'stock_short',
  ]),
  item_id: Id,
  message: z.string(),
});
export type Warning = z.infer<typeof Warning>;
