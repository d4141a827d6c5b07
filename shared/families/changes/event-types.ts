import type { HistoryAction } from '#shared/fields/history.ts';

/** The events of each kind of record. A write is one event, of the most specific type. */
export const eventsOf = {
  item: ['created', 'updated', 'deleted', 'restored', 'inventory_low'],
  kit: ['created', 'updated', 'deleted', 'restored'],
  location: ['created', 'updated', 'deleted', 'restored'],
  contact: ['created', 'updated', 'deleted', 'restored'],
  reservation: ['created', 'updated', 'deleted', 'restored', 'completed'],
  checkout: ['created', 'updated', 'checked_in', 'extended', 'overdue'],
  event: ['created', 'updated', 'deleted'],
  issue: ['created', 'updated', 'deleted', 'restored', 'status_changed'],
} as const;

export type ChangeResource = keyof typeof eventsOf;
/** As `item.created`. */
export type EventType = {
  [R in ChangeResource]: `${R}.${(typeof eventsOf)[R][number]}`;
}[ChangeResource];

// `Object.keys` loses the names.
export const changeResources = Object.keys(eventsOf) as ChangeResource[];

export const eventTypes: readonly EventType[] = changeResources.flatMap((resource) =>
  // The type of a product of names is not seen by `map`.
  eventsOf[resource].map((name) => `${resource}.${name}` as EventType),
);

/** What an action of the history is called, where that is more than an update. */
const names: Partial<Record<HistoryAction, string>> = {
  create: 'created',
  delete: 'deleted',
  restore: 'restored',
  complete: 'completed',
  checkin: 'checked_in',
  extend: 'extended',
  status: 'status_changed',
};

/** The type of a write of a record. What another record's write did to it is an update. */
export function eventTypeOf(
  resource: ChangeResource,
  action: HistoryAction,
  isOwn: boolean,
): EventType {
  const type = eventTypes.find((one) => one === `${resource}.${names[action]}`);
  return isOwn && type !== undefined ? type : `${resource}.updated`;
}

export function isChangeResource(name: string): name is ChangeResource {
  return Object.hasOwn(eventsOf, name);
}
