import { ApiError } from '#shared/errors.ts';
import type { WebhookRecord } from './record.ts';

/** @throws ApiError `invalid_transition` for a webhook that is switched off */
export function assertActive({ active }: WebhookRecord): void {
  if (active) return;
  const message = 'The webhook is switched off. Set active to true first.';
  throw new ApiError('invalid_transition', { message });
}
