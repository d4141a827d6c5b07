import { useRef } from 'preact/hooks';
import { idOf } from '#console/api/created.ts';
import { type CartItem, cartOfMember } from '#console/cart.ts';
import { counted } from '#console/counted.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { goTo } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { ask } from '#console/ui/question.tsx';
import { say } from '#console/ui/toast.tsx';
import { checkIn, checkOut, removeReservation, removeSeries, reserve } from './booking-calls.ts';
import type { Draft } from './draft.ts';
import { idsOf } from './many.ts';
import type { Span } from './occurrences.ts';

/** What books all that is selected, says so, and leads to it; the undo selects it again. */
export function useBookingCalls(items: readonly CartItem[]) {
  const cart = cartOfMember();
  const iid = idsOf(items);
  /** The ids of the reservations that were made, by their starts. */
  const made = useRef(new Map<number, number>());
  const series = useRef(crypto.randomUUID());

  const reserveAll = async (draft: Draft, wanted: readonly Span[]): Promise<boolean> => {
    const ref = wanted.length > 1 ? series.current : null;
    // A repeated attempt makes only what the one before it did not.
    for (const span of wanted) {
      if (made.current.has(span.start)) continue;
      const reservation = await reserve({ draft, iid }, span, ref);
      made.current.set(span.start, idOf(reservation));
    }
    const [id] = made.current.values();
    const undo = async () => {
      if (ref !== null) await removeSeries(ref);
      else if (id !== undefined) await removeReservation(id);
      cart.add(items);
      forgetItems();
    };
    const times = wanted.length > 1 ? ` ${wanted.length} times` : '';
    const from = formatDayTime(wanted[0]?.start ?? 0);
    goTo(ref !== null ? '/reservations' : `/reservations/${id}`);
    say(`${counted(items.length, 'item')} reserved${times} from ${from}.`, undo);
    return true;
  };

  const checkOutAll = async (draft: Draft): Promise<boolean> => {
    const isTaken = draft.contact_id !== undefined || draft.user_id !== undefined;
    if (!isTaken && !(await askForNobody())) return false;
    const id = idOf(await checkOut({ draft, iid }));
    goTo(`/checkouts/${id}`);
    say(`${counted(items.length, 'item')} checked out.`, async () => {
      await checkIn(id);
      cart.add(items);
      forgetItems();
    });
    return true;
  };

  return { isMade: ({ start }: Span) => made.current.has(start), reserveAll, checkOutAll };
}

function askForNobody(): Promise<boolean> {
  return ask({
    title: 'Nobody takes the items',
    text: 'This checkout has neither a contact nor a member.',
    yes: 'Check out anyway',
    no: 'Go back',
  });
}
