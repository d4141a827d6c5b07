import { checkOut } from '#shared/families/checkouts/create.ts';
import { CheckoutCreate } from '#shared/families/checkouts/operation-fields.ts';
import { CommentCreate } from '#shared/families/comments/fields.ts';
import { createComment } from '#shared/families/comments/operations.ts';
import { EventCreate } from '#shared/families/events/fields.ts';
import { createEvent } from '#shared/families/events/operations.ts';
import { IssueCreate } from '#shared/families/issues/fields.ts';
import { createIssue } from '#shared/families/issues/operations.ts';
import { KitCreate } from '#shared/families/kits/fields.ts';
import { createKit } from '#shared/families/kits/operations.ts';
import { completeWithoutRecord } from '#shared/families/reservations/complete.ts';
import { createReservation } from '#shared/families/reservations/operations.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { ReservationCreate } from '#shared/families/reservations/request-fields.ts';
import { readLinked } from '#shared/records/read.ts';
import { type DemoKey, demoCall, hoursFromNow, ownerId, provideOnce } from './calls.ts';
import type { ReferenceData } from './reference-data.ts';

const day = 24;

/** Creates kits, bookings, issues and comments for the stage lights, in every state that a list can show. */
export async function loadBookings(
  demo: DemoKey,
  reference: ReferenceData,
  items: ReadonlyMap<number, number>,
): Promise<void> {
  const iid = (...numbers: number[]) => numbers.map((number) => items.get(number));
  const people = { contact_id: reference.client, user_id: reference.technician };

  const reserve = (name: string, values: object, hoursAgo: number) =>
    provideOnce(demoCall(demo, hoursAgo), `reservation ${name}`, (call) =>
      createReservation(call, ReservationCreate.schema.parse({ name, ...values }), false),
    );
  const takeOut = (name: string, values: object, hoursAgo: number) =>
    provideOnce(demoCall(demo, hoursAgo), `checkout ${name}`, (call) =>
      checkOut(call, CheckoutCreate.schema.parse({ name, ...values }), false),
    );

  const pack = (name: string, values: object) =>
    provideOnce(demoCall(demo, 30 * day), `kit ${name}`, (call) =>
      createKit(call, KitCreate.schema.parse({ name, ...values })),
    );
  await pack('Interview light', { iid: iid(54, 56, 58), tags: ['film'] });
  await pack('Party lights', {
    iid: iid(29, 30),
    lines: [{ item_id: items.get(52), quantity: 12 }],
  });

  const evening = { start_time: hoursFromNow(3 * day), end_time: hoursFromNow(4 * day) };
  await reserve('Opening night', { ...people, ...evening, iid: iid(10, 11, 12) }, 6 * day);
  const week = { start_time: hoursFromNow(10 * day), end_time: hoursFromNow(17 * day) };
  await reserve('Light festival', { ...people, ...week, iid: iid(10, 20, 21) }, 5 * day);
  const now = { start_time: hoursFromNow(-2), end_time: hoursFromNow(6) };
  await reserve('Rehearsal', { ...now, contact_id: reference.visitor, iid: iid(30) }, 2 * day);

  for (const week of [1, 2, 3]) {
    const start = hoursFromNow(week * 7 * day);
    const lesson = { start_time: start, end_time: hoursFromNow(week * 7 * day + 2) };
    const series = {
      series_ref: 'Lighting course',
      auto_complete: true,
      user_id: reference.technician,
    };
    await reserve(`Lighting course ${week}`, { ...lesson, ...series, iid: iid(60, 61) }, 4 * day);
  }
  const saturday = { start_time: hoursFromNow(5 * day), end_time: hoursFromNow(6 * day) };
  const cancelledParty = await reserve(
    'Garden party',
    { ...people, ...saturday, iid: iid(62) },
    3 * day,
  );
  await provideOnce(demoCall(demo, 2 * day), 'cancelled party', async (call) => {
    const [party] = await readLinked(call, reservation, [cancelledParty]);
    if (!party) throw new Error('The garden party was not reserved.');
    return completeWithoutRecord(call, party, 'cancelled', 'Rained off', false);
  });

  const away = { ...people, location_id: reference.theatre };
  const lines = [{ item_id: items.get(52), quantity: 8 }];
  await takeOut('Matinee', { ...away, iid: iid(40, 41), lines, due_time: hoursFromNow(2) }, day);
  const forgotten = { contact_id: reference.visitor, iid: iid(42), due_time: hoursFromNow(-day) };
  await takeOut('Private party', forgotten, 3 * day);

  await provideOnce(demoCall(demo, 8 * day), 'event inspection', (call) =>
    createEvent(
      call,
      EventCreate.schema.parse({
        name: 'Yearly inspection',
        kind: 'inspection',
        iid: iid(1, 2, 3, 4, 5),
        time: hoursFromNow(-8 * day),
        user_id: reference.technician,
        location_id: reference.workshop,
      }),
    ),
  );
  const report = (name: string, values: object, hoursAgo: number) =>
    provideOnce(demoCall(demo, hoursAgo), `issue ${name}`, (call) =>
      createIssue(call, IssueCreate.schema.parse({ name, ...values })),
    );
  const flicker = {
    description: 'Goes dark for a second when it moves.',
    iid: iid(50),
    autochange_condition: true,
    priority: 'high',
    deadline: hoursFromNow(5 * day),
    user_id: reference.technician,
  };
  const issue = await report('Flickering lamp', flicker, 2 * day);
  await report('Quotation for new safety cables', { iid: iid(20, 21), user_id: ownerId }, day);
  await provideOnce(demoCall(demo, day), 'comment lamp', (call) =>
    createComment(
      call,
      CommentCreate.schema.parse({
        object_type: 'issue',
        object_id: issue,
        body: 'A new lamp is ordered.',
      }),
    ),
  );
}
