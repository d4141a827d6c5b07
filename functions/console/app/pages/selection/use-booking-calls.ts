import { useEffect, useState } from 'preact/hooks';
import { idOf } from '#console/api/created.ts';
import { type CartItem, type CartKit, cartOfMember } from '#console/cart.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { goTo } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { newContentsOf } from '#console/ui/booked-items.ts';
import { ask } from '#console/ui/question.tsx';
import { say } from '#console/ui/toast.tsx';
import {
  checkIn,
  checkOut,
  readSeries,
  removeReservation,
  removeSeries,
  reserve,
} from './booking-calls.ts';
import { countOf } from './count-of.ts';
import type { Draft } from './draft.ts';
import type { Span } from './occurrences.ts';

/** What books all that is selected, says so, and leads to it; the undo selects it again. */
export function useBookingCalls(
  items: readonly CartItem[],
  kits: readonly CartKit[],
  /** The reference of a series that has been begun; empty before. */
  series: string,
) {
  const cart = cartOfMember();
  const contents = { ...newContentsOf(items), kit_ids: kits.map(({ id }) => id) };
  const selectAgain = () => {
    cart.add(items);
    cart.addKits(kits);
    forgetItems();
  };
  /** The ids of the reservations that were made, by their starts. */
  const [reservationIds, setReservationIds] = useState<ReadonlyMap<number, number>>(new Map());
  // The page may have been left while a series was made.
  useEffect(() => {
    setReservationIds(new Map());
    if (series) readSeries(series).then(setReservationIds, () => undefined);
  }, [series]);

  const reserveAll = async (draft: Draft, wanted: readonly Span[]): Promise<boolean> => {
    const ref = wanted.length > 1 ? draft.series : null;
    // A repeated attempt makes only what the one before it did not; an answer may have been lost.
    const known = new Map([...reservationIds, ...(series ? await readSeries(series) : [])]);
    try {
      for (const span of wanted) {
        if (known.has(span.start)) continue;
        const reservation = await reserve({ draft, contents }, span, ref);
        known.set(span.start, idOf(reservation));
      }
    } finally {
      setReservationIds(known);
    }
    const [id] = known.values();
    const undo = async () => {
      if (ref !== null) await removeSeries(ref);
      else if (id !== undefined) await removeReservation(id);
      selectAgain();
    };
    const times = wanted.length > 1 ? ` ${wanted.length} times` : '';
    const from = formatDayTime(wanted[0]?.start ?? 0);
    goTo(ref !== null ? '/reservations' : `/reservations/${id}`);
    say(`${countOf(items, kits)} reserved${times} from ${from}.`, undo);
    return true;
  };

  const checkOutAll = async (draft: Draft): Promise<boolean> => {
    const isTaken = draft.contact_id !== undefined || draft.user_id !== undefined;
    if (!isTaken && !(await askForNobody())) return false;
    const id = idOf(await checkOut({ draft, contents }));
    goTo(`/checkouts/${id}`);
    say(`${countOf(items, kits)} checked out.`, async () => {
      await checkIn(id);
      selectAgain();
    });
    return true;
  };

  return { isMade: ({ start }: Span) => reservationIds.has(start), reserveAll, checkOutAll };
}

function askForNobody(): Promise<boolean> {
  return ask({
    title: 'Nobody takes the items',
    text: 'This checkout has neither a contact nor a member.',
    yes: 'Check out anyway',
    no: 'Go back',
  });
}
