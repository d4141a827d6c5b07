import { ApiError } from '#shared/errors.ts';
import type { CheckoutRecord } from './record.ts';

/** Throws `checkout_closed` for a checkout that is not open any more. */
export function assertNotClosed({ id, status }: CheckoutRecord): void {
  if (status === 'open') return;
  throw new ApiError('checkout_closed', { message: `Checkout ${id} is closed.` });
}
