import { useState } from 'preact/hooks';
import { idOf } from '#console/api/created.ts';
import { useLoad } from '#console/api/use-load.ts';
import { cartOfMember } from '#console/cart.ts';
import { askWithoutBorrower } from '#console/pages/checkouts/ask-without-borrower.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { goToLater } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { showToast } from '#console/ui/toast.tsx';
import { undoEach } from '#console/ui/undo-each.ts';
import {
  type Contents,
  checkIn,
  checkOut,
  readSeries,
  removeReservation,
  removeSeries,
  reserve,
} from './booking-calls.ts';
import { type BookingPart, contentsOfPart } from './booking-parts.ts';
import { idsOf } from './bulk-calls.ts';
import { type BookingKind, bookingsOf, countOf } from './count-of.ts';
import { type Draft, showFormAgain } from './draft.ts';
import type { Span } from './occurrences.ts';

/** Calls that book everything selected, and show the result. Their undo selects everything again. */
export function useBookingCalls(
  parts: readonly BookingPart[],
  /** The reference of a series that has been begun; empty before. */
  series: string,
) {
  const what = partsText(parts);
  /** The ids of the reservations made, by their start times. */
  const [reservationIds, setReservationIds] = useState<ReadonlyMap<number, number>>(new Map());
  // The page may have been left and reopened while a series was being made.
  const attempt = useLoad(
    async (signal) => {
      setReservationIds(new Map());
      if (!series) return;
      const reservationsOfSeries = await readSeries(series);
      if (!signal.aborted) setReservationIds(reservationsOfSeries);
    },
    [series],
  );

  const reserveSeries = async (draft: Draft, spans: readonly Span[]) => {
    const [part] = parts;
    if (!part) return;
    const goOn = goToLater();
    const contents = contentsOfPart(part);
    const ref = draft.series;
    // A second attempt makes only the missing reservations; the answer to a successful call may have been lost.
    const knownReservations = new Map([
      ...reservationIds,
      ...(series ? await readSeries(series) : []),
    ]);
    try {
      for (const span of spans) {
        if (knownReservations.has(span.start)) continue;
        const reservation = await reserve({ draft, contents }, span, ref);
        knownReservations.set(span.start, idOf(reservation));
      }
    } catch (cause) {
      // The failed call may have made one too; the next attempt must not clash with it.
      const reservations = await readSeries(ref).catch(() => knownReservations);
      setReservationIds(reservations);
      if (reservations.size > 0) {
        forgetItems();
        showToast(`${reservations.size} of ${spans.length} reservations made.`, async () => {
          await removeSeries(ref);
          setReservationIds(new Map());
        });
      }
      throw cause;
    }
    setReservationIds(knownReservations);
    goOn('/reservations');
    const from = formatDayTime(spans[0]?.start ?? 0);
    showToast(`${what} reserved ${spans.length} times from ${from}.`, async () => {
      await removeSeries(ref);
      selectAgain(parts);
      showFormAgain('/reservations', 'reserve', draft);
    });
  };

  const reserveAll = async (draft: Draft, spans: readonly Span[]): Promise<boolean> => {
    const [span, ...others] = spans;
    if (!span) return false;
    if (others.length > 0 || series) await reserveSeries(draft, spans);
    else {
      await bookEach(parts, {
        kind: 'reserve',
        draft,
        outcome: `reserved from ${formatDayTime(span.start)}`,
        book: async (contents) => idOf(await reserve({ draft, contents }, span, null)),
        undo: removeReservation,
      });
    }
    return true;
  };

  const checkOutAll = async (draft: Draft): Promise<boolean> => {
    const hasHolder = draft.contact_id !== undefined || draft.user_id !== undefined;
    if (!hasHolder && !(await askWithoutBorrower())) return false;
    await bookEach(parts, {
      kind: 'check-out',
      draft,
      outcome: 'checked out',
      book: async (contents) => idOf(await checkOut({ draft, contents })),
      undo: checkIn,
    });
    return true;
  };

  return {
    /** Must be loaded first: otherwise the reservations made already would look like clashes. */
    attempt,
    hasReservation: ({ start }: Span) => reservationIds.has(start),
    reserveAll,
    checkOutAll,
  };
}

const pages: Record<BookingKind, string> = { reserve: '/reservations', 'check-out': '/checkouts' };

interface EachBooking {
  kind: BookingKind;
  draft: Draft;
  /** A verb for the message, such as `reserved`. */
  outcome: string;
  book: (contents: Contents) => Promise<number>;
  undo: (id: number) => Promise<unknown>;
}

/** Makes one booking after the other. If that stops halfway, the next attempt books what is still selected. */
async function bookEach(parts: readonly BookingPart[], booking: EachBooking) {
  const { kind, draft, outcome, book, undo } = booking;
  const cart = cartOfMember();
  const goOn = goToLater();
  const bookings: { id: number; part: BookingPart }[] = [];
  const undoAll = () =>
    undoEach(bookings, async ({ id, part }) => {
      await undo(id);
      selectAgain([part]);
    });
  try {
    for (const part of parts) {
      bookings.push({ id: await book(contentsOfPart(part)), part });
      // The form clears the selection after the last one.
      if (bookings.length === parts.length) break;
      cart.remove(idsOf(part.items));
      cart.removeKits(idsOf(part.kits));
    }
  } catch (cause) {
    if (bookings.length > 0) {
      forgetItems();
      const createdParts = bookings.map(({ part }) => part);
      showToast(`${partsText(createdParts)} ${outcome}. The others are still selected.`, undoAll());
    }
    throw cause;
  }
  const isOne = bookings.length === 1;
  const page = isOne ? `${pages[kind]}/${bookings[0]?.id}` : pages[kind];
  goOn(page);
  const as = isOne ? '' : `, as ${bookingsOf(kind, bookings.length)}`;
  const undoBookings = undoAll();
  showToast(`${partsText(parts)} ${outcome}${as}.`, async () => {
    await undoBookings();
    showFormAgain(page, kind, draft);
  });
}

function selectAgain(parts: readonly BookingPart[]): void {
  const cart = cartOfMember();
  cart.add(parts.flatMap(({ items }) => items));
  cart.addKits(parts.flatMap(({ kits }) => kits));
  forgetItems();
}

const partsText = (parts: readonly BookingPart[]) =>
  countOf(
    parts.flatMap(({ items }) => items),
    parts.flatMap(({ kits }) => kits),
  );
