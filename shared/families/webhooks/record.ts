import { ApiError } from '#shared/errors.ts';
import type { EventType } from '#shared/families/changes/event-types.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { resource } from '#shared/resources/resource.ts';
import { webhookStored } from './fields.ts';

/** A webhook of an account. Its secrets and the state of its deliveries have their own rows. */
export interface WebhookRecord extends BaseRecord, StoredValues<typeof webhookStored> {}

export const webhook = resource<WebhookRecord, 'id'>(webhookStored, {
  name: 'webhook',
  sorted: ['id'],
});

export function subscribesTo({ events }: Pick<WebhookRecord, 'events'>, type: EventType): boolean {
  const [resource] = type.split('.');
  return events.some((one) => one === '*' || one === type || one === `${resource}.*`);
}

/** @throws ApiError `invalid_transition` for a webhook that is switched off */
export function assertActive({ active }: WebhookRecord): void {
  if (active) return;
  const message = 'The webhook is switched off. Set active to true first.';
  throw new ApiError('invalid_transition', { message });
}
