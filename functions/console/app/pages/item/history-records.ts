import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { HistoryEntry } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { formatAmount } from '#console/numbers.ts';
import { dayOf, formatDate } from '#console/time.ts';
import { pageMax } from '#shared/limits.ts';

/** The record that an entry of the history is about, in words. */
export interface NamedRecord {
  name: string;
  /** Who has the item by it, or what came of it. */
  details: string;
  remarks: string | null;
  /** The path of its page, if it has one. */
  page?: string;
}

type NamedRecords = ReadonlyMap<string, NamedRecord>;
type Resource = HistoryEntry['resource'];

const keyOf = (resource: Resource, id: number) => `${resource} ${id}`;

/** The record of an entry; undefined if it is the item itself, was deleted, or may not be read. */
export function recordOf(
  { resource, resource_id }: HistoryEntry,
  records: NamedRecords | undefined,
): NamedRecord | undefined {
  return records?.get(keyOf(resource, resource_id));
}

/** Reads the latest bookings, issues and events of an item that the member may see. */
export async function readHistoryRecords(
  itemId: number,
  signal: AbortSignal,
): Promise<NamedRecords> {
  const options = { query: { item_id: itemId, order: '-id', limit: pageMax } as const, signal };
  const [checkouts, reservations, issues, events] = await Promise.all([
    canRead('action.checkout') ? page(api, '/v1/checkouts', options) : undefined,
    canRead('action.reserve') ? page(api, '/v1/reservations', options) : undefined,
    canRead('action.issue') ? page(api, '/v1/issues', options) : undefined,
    canRead('action.event') ? page(api, '/v1/events', options) : undefined,
  ]);
  return new Map([
    ...entriesOf('checkout', checkouts?.data, (one) => booking(one, 'checkouts')),
    ...entriesOf('reservation', reservations?.data, (one) => booking(one, 'reservations')),
    ...entriesOf('issue', issues?.data, ({ id, name, description }) => {
      return { name, details: '', remarks: description, page: `issues/${id}` };
    }),
    ...entriesOf('event', events?.data, ({ name, result, cost, time, created_at, description }) => {
      const day = dayOf(time) === dayOf(created_at) ? null : `on ${formatDate(dayOf(time))}`;
      const price = cost === null ? null : `cost ${formatAmount(cost)}`;
      const details = [result, day, price].filter(Boolean).join(', ');
      return { name, details, remarks: description };
    }),
  ]);
}

function entriesOf<One extends { id: number }>(
  resource: Resource,
  list: readonly One[] = [],
  named: (one: One) => NamedRecord,
): [string, NamedRecord][] {
  return list.map((one) => [keyOf(resource, one.id), named(one)]);
}

type Named = { name: string } | null;

function booking(
  { id, name, contact, user }: { id: number; name: string; contact: Named; user: Named },
  path: string,
): NamedRecord {
  const who = [contact?.name, user?.name].filter(Boolean).join(', ');
  return { name, details: who && `for ${who}`, remarks: null, page: `${path}/${id}` };
}
