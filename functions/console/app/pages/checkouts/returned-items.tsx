import { formatNumber } from '#console/numbers.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { QuantityInput } from '#console/ui/quantity-input.tsx';
import { TickedItems } from '#console/ui/ticked-items.tsx';

/** The damage of a returned item; an empty text opens no issue. */
export interface Damage {
  id: number;
  issue: string;
}

/** The quantity of a stock that comes back, and how much of it was used up. */
export interface ReturnedQuantity {
  id: number;
  quantity: number;
  consumed: number;
}

interface ReturnedItemsProps {
  items: readonly ListedItem[];
  /** The ids of the items that come back. */
  returningIds: readonly number[];
  damages: readonly Damage[];
  quantities: readonly ReturnedQuantity[];
  /** Whether the member may open an issue. */
  canReport: boolean;
  /** Whether the member may set an item out of order without an issue. */
  canSetCondition: boolean;
  /** Whether the member may record that some of a stock was used up. */
  canUseUp: boolean;
  onReturning: (ids: readonly number[]) => void;
  onDamages: (damages: readonly Damage[]) => void;
  onQuantities: (quantities: readonly ReturnedQuantity[]) => void;
}

/** Selects the items that come back, the quantities of stocks, and what is damaged. */
export function ReturnedItems(props: ReturnedItemsProps) {
  const { items, returningIds, damages, canReport, onReturning, onDamages } = props;
  const { quantities, onQuantities, canSetCondition, canUseUp } = props;
  const isOne = items.length === 1;
  const quantityOf = (item: ListedItem) => (
    <QuantityFields
      item={item}
      returnedQuantity={quantities.find(({ id }) => id === item.id)}
      canUseUp={canUseUp}
      onChange={(changedQuantity) =>
        onQuantities(
          quantities.map((one) => (one.id === changedQuantity.id ? changedQuantity : one)),
        )
      }
    />
  );
  const damageOf = ({ id, name }: ListedItem) => (
    <DamageFields
      name={isOne ? undefined : name}
      damage={damages.find((one) => one.id === id)}
      canReport={canReport}
      onChange={(issue) => {
        const others = damages.filter((one) => one.id !== id);
        onDamages(issue === undefined ? others : [...others, { id, issue }]);
      }}
    />
  );
  const canDamage = canSetCondition || canReport;
  const stateOf = (item: ListedItem) => {
    if (item.quantity !== undefined) return quantityOf(item);
    return canDamage ? damageOf(item) : null;
  };
  const [only] = items;
  if (isOne && only) return stateOf(only);
  return (
    <TickedItems
      legend="What comes back"
      items={items}
      tickedIds={returningIds}
      onChange={(ids) => {
        onReturning(ids);
        onDamages(damages.filter(({ id }) => ids.includes(id)));
      }}
    >
      {stateOf}
    </TickedItems>
  );
}

interface QuantityFieldsProps {
  item: ListedItem;
  returnedQuantity: ReturnedQuantity | undefined;
  canUseUp: boolean;
  onChange: (returnedQuantity: ReturnedQuantity) => void;
}

function QuantityFields({ item, returnedQuantity, canUseUp, onChange }: QuantityFieldsProps) {
  if (!returnedQuantity) return null;
  const { name, quantity: out = 0 } = item;
  const { quantity, consumed } = returnedQuantity;
  return (
    <div class="returned-quantity">
      <span>
        Accounted for{' '}
        <QuantityInput
          label={`Quantity of ${name}`}
          quantity={quantity}
          max={out}
          onChange={(next) =>
            onChange({ ...returnedQuantity, quantity: next, consumed: Math.min(consumed, next) })
          }
        />{' '}
        of {formatNumber(out)}
      </span>
      {canUseUp && (
        <span>
          of these used up{' '}
          <QuantityInput
            label={`Used up of ${name}`}
            quantity={consumed}
            min={0}
            max={quantity}
            onChange={(next) => onChange({ ...returnedQuantity, consumed: next })}
          />
        </span>
      )}
    </div>
  );
}

interface DamageFieldsProps {
  /** Absent if the list has only one item. */
  name: string | undefined;
  damage: Damage | undefined;
  canReport: boolean;
  /** Called with the damage, or with undefined if the item is not damaged. */
  onChange: (issue: string | undefined) => void;
}

function DamageFields({ name, damage, canReport, onChange }: DamageFieldsProps) {
  const issueLabel = name ? `What is wrong with ${name}` : 'What is wrong';
  return (
    <div class="damage">
      <label class="option">
        <input
          type="checkbox"
          aria-label={name && `Damaged: ${name}`}
          checked={damage !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        />
        <span>
          Damaged
          {!name && <small>Sets the condition to out of order.</small>}
        </span>
      </label>
      {damage && canReport && (
        <input
          type="text"
          aria-label={issueLabel}
          placeholder="What is wrong (opens an issue)"
          value={damage.issue}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
