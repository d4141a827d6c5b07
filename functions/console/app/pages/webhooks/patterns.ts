import type { WebhookCreate } from '#console/api/records.ts';

export type EventPattern = WebhookCreate['events'][number];

/** What a webhook may subscribe to, by kind of record. */
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

/** What a webhook subscribes to, in words; single types of events as the API names them. */
export function describeEvents(events: readonly EventPattern[]): string {
  if (events.includes('*')) return 'Everything';
  const labels = new Map<EventPattern, string>(kinds);
  return events.map((one) => labels.get(one) ?? one).join(', ');
}
