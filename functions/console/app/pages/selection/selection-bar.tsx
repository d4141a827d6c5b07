import { cartOfMember } from '#console/cart.ts';
import { useStore } from '#console/store.ts';
import { SelectionActions } from './selection-actions.tsx';

/** The bar below a list, with the number of ticked items and the actions for them. */
export function SelectionBar({ onChange }: { onChange: () => void }) {
  const cart = cartOfMember();
  const { length: count } = useStore(cart.items);
  if (count === 0) return null;
  return (
    <section class="selection-bar" aria-label="Selection">
      <p>
        <a href="#/selection">{count.toLocaleString('en')} selected</a>
      </p>
      <SelectionActions onChange={onChange} />
      <button type="button" class="quiet" onClick={cart.clear}>
        Clear
      </button>
    </section>
  );
}
