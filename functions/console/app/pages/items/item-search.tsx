import { useRef, useState } from 'preact/hooks';
import { Filters } from './filters.tsx';
import { activeFilters, type ItemQuery } from './item-query.ts';

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
  ['all', 'All'],
  ['deleted', 'Deleted'],
] as const;

const orders = [
  ['name', 'Name'],
  ['unique_id', 'Code'],
  ['-updated_at', 'Last changed'],
  ['-created_at', 'Newest'],
  ['due_time', 'Due back'],
  ['next_inspection_on', 'Next inspection'],
  ['expiration_date', 'Expiration'],
] as const;

export function ItemSearch({ query, onChange }: ItemSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { length: count } = activeFilters(query);
  return (
    <search class="finder">
      <label class="finder-text">
        <span class="hidden">Search equipment</span>
        <input
          type="search"
          aria-keyshortcuts="/"
          title="Press / to search"
          placeholder="Name, code, maker, serial number, tag …"
          value={query.q}
          onInput={(event) => onChange({ ...query, q: event.currentTarget.value })}
        />
      </label>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      <Select
        label="Status"
        value={query.display}
        options={displays}
        onChange={(display) => onChange({ ...query, display })}
      />
      <Select
        label="Sort by"
        value={query.order}
        options={orders}
        onChange={(order) => onChange({ ...query, order })}
      />
      <div id="filters" class="finder-filters">
        {(isOpen || count > 0) && (
          <Filters
            query={query}
            isOpen={isOpen}
            onChange={onChange}
            onLeave={() => toggle.current?.focus()}
          />
        )}
      </div>
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
