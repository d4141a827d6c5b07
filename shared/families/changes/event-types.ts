import { families } from '#shared/families.ts';
import type { HistoryAction } from '#shared/fields/history.ts';

type Families = typeof families;
type Typed<F> = F extends {
  record: infer R extends string;
  events: readonly (infer E extends string)[];
}
  ? { resource: R; type: `${R}.${E}` }
  : never;
type TypedEvent = Typed<Families[keyof Families]>;

export type ChangeResource = TypedEvent['resource'];
/** As `item.created`. */
export type EventType = TypedEvent['type'];

/** The events of each kind of record. A write is one event, of the most specific type. */
export const eventNames: ReadonlyMap<ChangeResource, readonly string[]> = new Map(
  Object.values(families).flatMap((family) =>
    'events' in family ? [[family.record, family.events] as const] : [],
  ),
);

export const changeResources: readonly ChangeResource[] = [...eventNames.keys()];

export const eventTypes: readonly EventType[] = [...eventNames].flatMap(([resource, events]) =>
  // The type of a product of names is not seen by `map`.
  events.map((name) => `${resource}.${name}` as EventType),
);

/** The events of actions that are more than an update. */
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
  return changeResources.some((resource) => resource === name);
}
