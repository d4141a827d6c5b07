import type { NamedItem } from './item-problems.tsx';

interface ReturnedItemsProps {
  items: readonly NamedItem[];
  /** The ids of the items that come back, and of those that are damaged. */
  returningIds: readonly number[];
  damagedIds: readonly number[];
  onReturning: (ids: readonly number[]) => void;
  onDamaged: (ids: readonly number[]) => void;
}

/** Which items come back, and which of them damaged. */
export function ReturnedItems(props: ReturnedItemsProps) {
  const { items, returningIds, damagedIds, onReturning, onDamaged } = props;
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <Damaged
        hint="Sets the condition to out of order."
        isOn={damagedIds.includes(only.id)}
        onChange={(isOn) => onDamaged(withOrWithout(damagedIds, only.id, isOn))}
      />
    );
  }
  const isAll = items.every(({ id }) => returningIds.includes(id));
  return (
    <fieldset>
      <legend>What comes back</legend>
      <div>
        <button
          type="button"
          onClick={() => onReturning(isAll ? [] : items.map((item) => item.id))}
        >
          {isAll ? 'Choose none' : 'Choose all'}
        </button>
      </div>
      <ul class="entries">
        {items.map((item) => (
          <li key={item.id}>
            <label class="option">
              <input
                type="checkbox"
                checked={returningIds.includes(item.id)}
                onChange={({ currentTarget }) => {
                  onReturning(withOrWithout(returningIds, item.id, currentTarget.checked));
                  onDamaged(withOrWithout(damagedIds, item.id, false));
                }}
              />
              <span>
                {item.name} <small>{item.unique_id}</small>
              </span>
            </label>
            {returningIds.includes(item.id) && (
              <Damaged
                label={`Damaged: ${item.name}`}
                isOn={damagedIds.includes(item.id)}
                onChange={(isOn) => onDamaged(withOrWithout(damagedIds, item.id, isOn))}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function withOrWithout(ids: readonly number[], id: number, isIn: boolean): readonly number[] {
  const others = ids.filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}

interface DamagedProps {
  label?: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Damaged({ label, hint, isOn, onChange }: DamagedProps) {
  return (
    <label class="option">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        Damaged
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
