import type { Problem } from '#console/api/problem.ts';
import { type CartItem, type CartKit, cartOfMember } from '#console/cart.ts';
import { Clashes } from '#console/pages/checkouts/clashes.tsx';
import { withQuantity } from '#console/ui/booked-items.ts';

interface BookingClashesProps {
  items: readonly CartItem[];
  kits: readonly CartKit[];
  problem: Problem | undefined;
  /** Begins the booking when all of it is free. */
  onFree?: (at: string) => void;
}

/** What of a selection clashes; what is left out of the booking is no longer selected. */
export function BookingClashes({ items, kits, ...clashes }: BookingClashesProps) {
  const cart = cartOfMember();
  const kitWith = (id: number) =>
    items.some((item) => item.id === id) ? undefined : kits.find((kit) => kit.parts.includes(id));
  const leaveOut = (id: number) => {
    const kit = kitWith(id);
    if (kit) cart.removeKits([kit.id]);
    else cart.remove([id]);
  };
  return (
    <Clashes
      {...clashes}
      onLeaveOut={leaveOut}
      onTake={(id, quantity) => cart.replace(withQuantity(items, id, quantity))}
      quantityOf={(id) => items.find((item) => item.id === id)?.quantity}
      kitOf={(id) => kitWith(id)?.name}
    />
  );
}
