import type { Problem } from '#console/api/problem.ts';
import { type CartItem, type CartKit, cartOfMember } from '#console/cart.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { Clashes } from '#console/pages/checkouts/clashes.tsx';
import { withQuantity } from '#console/ui/booked-items.ts';

interface BookingClashesProps {
  items: readonly CartItem[];
  kits: readonly CartKit[];
  problem: Problem | undefined;
  /** Moves the booking's start to when all of it is free. */
  onFree?: (at: string) => void;
}

/** The clashes of a selection. An item that is left out is no longer selected. */
export function BookingClashes({ items, kits, ...clashes }: BookingClashesProps) {
  const cart = cartOfMember();
  const itemOf = (id: number) => items.find((item) => item.id === id);
  const kitWith = (id: number) =>
    itemOf(id) ? undefined : kits.find((kit) => kit.parts.includes(id));
  const leaveOut = (id: number) => {
    const kit = kitWith(id);
    if (kit) cart.removeKits([kit.id]);
    else cart.remove([id]);
  };
  return (
    <>
      {missingOf(kits, clashes.problem).map(({ id, name }) => (
        <div key={id} class="notice bad actions" role="alert">
          {name} no longer exists.
          <button type="button" onClick={() => cart.removeKits([id])}>
            Leave out {name}
          </button>
        </div>
      ))}
      <Clashes
        {...clashes}
        onLeaveOut={leaveOut}
        onTake={(id, quantity) => cart.replace(withQuantity(items, id, quantity))}
        quantityOf={(id) => itemOf(id)?.quantity}
        kitOf={(id) => kitWith(id)?.name}
        nameOf={(id) => nameOf(itemOf(id))}
      />
    </>
  );
}

const nameOf = (item: CartItem | undefined) => item && nameWithCode(item);

/** The deleted kits for which a booking was refused. */
function missingOf(kits: readonly CartKit[], problem: Problem | undefined): CartKit[] {
  const missing = Object.values(problem?.fields ?? {})
    .flat()
    .filter(({ code, item_id }) => code === 'not_found' && item_id === undefined);
  return kits.filter(({ id }) => missing.some(({ kit_id }) => kit_id === id));
}
