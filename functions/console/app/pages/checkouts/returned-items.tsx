import type { NamedItem } from './item-problems.tsx';

interface ReturnedItemsProps {
  items: readonly NamedItem[];
  /** The ids of the items that come back, and of those that are damaged. */
  returning: readonly number[];
  damaged: readonly number[];
  onReturning: (ids: readonly number[]) => void;
  onDamaged: (ids: readonly number[]) => void;
}

/** Which items come back, and which of them damaged. */
export function ReturnedItems(props: ReturnedItemsProps) {
  const { items, returning, damaged, onReturning, onDamaged } = props;
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <Damaged
        hint="Sets the condition to out of order."
        isOn={damaged.includes(only.id)}
        onChange={(isOn) => onDamaged(withOrWithout(damaged, only.id, isOn))}
      />
    );
  }
  const isAll = items.every(({ id }) => returning.includes(id));
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
                checked={returning.includes(item.id)}
                onChange={({ currentTarget }) => {
                  onReturning(withOrWithout(returning, item.id, currentTarget.checked));
                  onDamaged(withOrWithout(damaged, item.id, false));
                }}
              />
              <span>
                {item.name} <small>{item.unique_id}</small>
              </span>
            </label>
            {returning.includes(item.id) && (
              <Damaged
                label={`Damaged: ${item.name}`}
                isOn={damaged.includes(item.id)}
                onChange={(isOn) => onDamaged(withOrWithout(damaged, item.id, isOn))}
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
