import type { WebhookCreate } from '#console/api/records.ts';

export type EventPattern = WebhookCreate['events'][number];

/** The events that a webhook can subscribe to, by kind of record. */
export const kinds = [
  ['item.*', 'Items'],
  ['kit.*', 'Kits'],
  ['location.*', 'Places'],
  ['contact.*', 'Contacts'],
  ['reservation.*', 'Reservations'],
  ['checkout.*', 'Checkouts'],
  ['event.*', 'Events'],
  ['issue.*', 'Issues'],
] as const satisfies readonly (readonly [EventPattern, string])[];

/** Describes subscribed events in words; single types of events keep the API's names. */
export function describeEvents(events: readonly EventPattern[]): string {
  if (events.includes('*')) return 'Everything';
  const labels = new Map<EventPattern, string>(kinds);
  return events.map((one) => labels.get(one) ?? one).join(', ');
}
