import { ApiError } from '#shared/errors.ts';
import type { CheckoutRecord } from './record.ts';

/** @throws ApiError `checkout_closed` */
export function assertNotClosed({ id, status }: CheckoutRecord): void {
  if (status === 'open') return;
  throw new ApiError('checkout_closed', { message: `Checkout ${id} is closed.` });
}
