import type { ListedItem } from '#console/ui/items-field.tsx';
import { TickedItems } from '#console/ui/ticked-items.tsx';

/** What is wrong with an item that comes back damaged; empty where no issue is to be opened. */
export interface Damage {
  id: number;
  issue: string;
}

interface ReturnedItemsProps {
  items: readonly ListedItem[];
  /** The ids of the items that come back. */
  returningIds: readonly number[];
  damages: readonly Damage[];
  /** Whether the member may open an issue. */
  canReport: boolean;
  onReturning: (ids: readonly number[]) => void;
  onDamages: (damages: readonly Damage[]) => void;
}

/** Which items come back, and what is wrong with each that is damaged. */
export function ReturnedItems(props: ReturnedItemsProps) {
  const { items, returningIds, damages, canReport, onReturning, onDamages } = props;
  const isOne = items.length === 1;
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
  const [only] = items;
  if (isOne && only) return damageOf(only);
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
      {damageOf}
    </TickedItems>
  );
}

interface DamageFieldsProps {
  /** Absent where there is no other item. */
  name: string | undefined;
  damage: Damage | undefined;
  canReport: boolean;
  /** Called with what is wrong; with nothing where the item is not damaged. */
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
