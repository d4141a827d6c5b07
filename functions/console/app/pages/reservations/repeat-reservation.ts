import type { Reservation } from '#console/api/records.ts';
import { cartOfMember } from '#console/cart.ts';
import { keepDraft, newDraft } from '#console/pages/selection/draft.ts';
import { cartKitOf } from '#console/pages/selection/kits-field.tsx';
import { goTo } from '#console/route.ts';
import { toInput } from '#console/time.ts';
import { itemsIn } from '#console/ui/booked-items.ts';
import { showToast } from '#console/ui/toast.tsx';
import { kitsOf } from './kits-of.ts';

/** Selects the contents of a reservation, and opens the form that books them weekly, from a week later on. */
export async function repeatReservation(reservation: Reservation): Promise<void> {
  const contents = await kitsOf(reservation, itemsIn(reservation));
  const { name, contact, user, location, start_time, end_time } = reservation;
  const cart = cartOfMember();
  const [items, kits] = [cart.items.get(), cart.kits.get()];
  cart.clear();
  cart.add(contents.items);
  cart.addKits(contents.kits.map(cartKitOf));
  keepDraft({
    ...newDraft(),
    name,
    description: reservation.description ?? '',
    start_time: weekAfter(start_time),
    end_time: weekAfter(end_time),
    contact_id: contact ?? undefined,
    user_id: user ?? undefined,
    location_id: location ?? undefined,
    frequency: 'week',
  });
  goTo('/selection/reserve');
  if (items.length + kits.length === 0) return;
  showToast('Your selection was replaced.', async () => {
    cart.clear();
    cart.add(items);
    cart.addKits(kits);
  });
}

/** The same time of day a week later, even if the clocks change. */
function weekAfter(at: string): string {
  const time = new Date(at);
  return toInput(time.setDate(time.getDate() + 7));
}
