import { ApiError } from '#shared/errors.ts';
import type { CheckoutRecord } from '#shared/resources/checkout.ts';

/** Refuses a write to a checkout that is closed. */
export function assertNotClosed({ id, status }: CheckoutRecord): void {
  if (status === 'open') return;
  throw new ApiError('checkout_closed', { message: `Checkout ${id} is closed.` });
}
