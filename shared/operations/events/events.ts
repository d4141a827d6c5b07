import type { Answer, Call } from '#shared/call.ts';
import { named } from '#shared/domain/names.ts';
import {
  noteOnItems,
  readItems,
  readSummaries,
  summarise,
} from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import {
  indexFilter,
  itemFilter,
  rangeFilter,
  referenceFilter,
  searchFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { historyOf, insertion, newRecord, nextId, removal } from '#shared/records/records.ts';
import {
  examine,
  readNames,
  referencesOf,
  refuseProblems,
  sentReferences,
} from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerList, answerRecord, type View } from '#shared/records/view.ts';
import { type EventRecord, event } from '#shared/resources/event.ts';
import type { Event, EventCreate, EventQuery } from '#shared/schemas/event.ts';

/** How events are shown. */
export const eventView: View<EventRecord, Event> = {
  resource: event,
  orders: { id: null, time: 'by-time' },
  show: async ({ caller }, records) => {
    const [names, summaries] = await Promise.all([
      readNames(caller, referencesOf(event, records)),
      readSummaries(
        caller,
        records.map(({ iid }) => iid),
      ),
    ]);
    return records.map((record) => ({
      ...record,
      items: summarise(summaries, record.iid),
      contact: named(names, 'contact', record.contact_id),
      user: named(names, 'user', record.user_id),
      location: named(names, 'location', record.location_id),
      reservation: named(names, 'reservation', record.reservation_id),
    }));
  },
};

/** A page of events. */
export async function listEvents(call: Call, query: EventQuery) {
  const { caller } = call;
  const { from, to } = query;
  const range = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { before: to }),
  };
  const isBounded = from !== undefined || to !== undefined;
  const selection = selectionOf<EventRecord>([
    await searchFilter(caller, event, query.q),
    itemFilter(caller, 'event', query.item_id),
    referenceFilter(caller, event, 'by-contact', query.contact_id),
    referenceFilter(caller, event, 'by-user', query.user_id),
    query.kind && indexFilter(caller, event, 'by-state', [query.kind]),
    isBounded ? rangeFilter(caller.accountId, event, 'by-time', [range]) : undefined,
  ]);
  return answerList(call, eventView, query, selection);
}

/** Notes an event on items. */
export async function createEvent(call: Call, body: EventCreate): Promise<Answer<Event>> {
  const { caller } = call;
  const [examined, { fields }, id] = await Promise.all([
    examine(caller, { references: sentReferences(event, body), claims: [] }),
    readItems(caller, body.iid),
    nextId(caller.accountId, 'event'),
  ]);
  refuseProblems({ ...examined.fields, ...fields });
  const record: EventRecord = newRecord(call, event, id, { ...event.blank, ...body });
  const occasion = { action: 'create', resource: 'event', resourceId: id } as const;
  const entries = noteOnItems(call, record.iid, occasion, { resource: 'event', id });
  const plan = joinPlans(eventInsertion(call, record), { actions: entries });
  const answer = await answerRecord(call, eventView, record);
  return commit(call, plan, { ...answer, location: `/v1/events/${id}` });
}

/** Writes an event; the entries of its items are the caller's to write. */
export function eventInsertion(call: Call, record: EventRecord): Plan {
  return joinPlans(insertion(call, event, record), {
    actions: [historyOf(call, event, 'create', undefined, record)],
  });
}

/** Hides an event. */
export function eventRemoval(call: Call, record: EventRecord): Plan {
  const occasion = { action: 'delete', resource: 'event', resourceId: record.id } as const;
  return joinPlans(removal(call, event, record), {
    actions: [
      historyOf(call, event, 'delete', record, undefined),
      ...noteOnItems(call, record.iid, occasion),
    ],
  });
}
