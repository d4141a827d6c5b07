import { useNames } from '#console/pages/items/filter-names.ts';
import { FoldedFilters } from '#console/ui/folded-filters.tsx';
import type { Fields } from '#console/ui/form.ts';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import type { ListFilter, ListQuery, ListStates } from './list-query.ts';

interface ListFinderProps {
  title: string;
  query: ListQuery;
  states: ListStates;
  filters: readonly ListFilter[];
  onChange: (query: ListQuery) => void;
}

/** The filters of a list: search words, a state, and related records. */
export function ListFinder({ title, query, states, filters, onChange }: ListFinderProps) {
  const names = useNames(query);
  const records: Fields<typeof names> = {
    values: names,
    set: (name, choice) => onChange({ ...query, [name]: choice ? String(choice.id) : '' }),
    errorOf: () => undefined,
  };
  return (
    <search class="finder list-finder">
      <label class="field">
        <span class="hidden">Search {title.toLowerCase()}</span>
        <input
          type="search"
          aria-keyshortcuts="/"
          placeholder="Name, remarks …"
          value={query.q}
          onInput={(event) => onChange({ ...query, q: event.currentTarget.value })}
        />
      </label>
      {Object.keys(states).length > 0 && (
        <label class="inline">
          <span>State</span>
          <select
            value={query.state in states ? query.state : Object.keys(states)[0]}
            onChange={(event) => onChange({ ...query, state: event.currentTarget.value })}
          >
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <FoldedFilters values={filters.map((name) => query[name])}>
        {filters.includes('contact_id') && (
          <ContactPicker form={records} name="contact_id" label="Contact" />
        )}
        {filters.includes('location_id') && (
          <PlacePicker form={records} name="location_id" label="Place" />
        )}
        {filters.includes('user_id') && (
          <MemberPicker form={records} name="user_id" label="Member" hasInactive />
        )}
      </FoldedFilters>
    </search>
  );
}
