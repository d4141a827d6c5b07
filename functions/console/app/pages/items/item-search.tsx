import type { ItemQuery } from './item-list.ts';

interface ItemSearchProps {
  query: ItemQuery;
  onChange: (query: ItemQuery) => void;
}

const displays = [
  ['active', 'All but discarded'],
  ['available', 'Available'],
  ['checked_out', 'Checked out'],
  ['overdue', 'Overdue'],
  ['inoperative', 'Out of order'],
  ['discarded', 'Discarded'],
  ['all', 'Everything'],
] as const;

const orders = [
  ['name', 'Name'],
  ['unique_id', 'Code'],
  ['-updated_at', 'Changed last'],
  ['-created_at', 'Newest'],
] as const;

export function ItemSearch({ query, onChange }: ItemSearchProps) {
  return (
    <search class="finder">
      <label class="finder-text">
        <span class="hidden">Search the equipment</span>
        <input
          type="search"
          placeholder="Name, code, maker, serial number, tag …"
          value={query.q}
          onInput={(event) => onChange({ ...query, q: event.currentTarget.value })}
        />
      </label>
      <Select
        label="State"
        value={query.display}
        options={displays}
        onChange={(display) => onChange({ ...query, display })}
      />
      <Select
        label="Order"
        value={query.order}
        options={orders}
        onChange={(order) => onChange({ ...query, order })}
      />
    </search>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label class="inline">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
