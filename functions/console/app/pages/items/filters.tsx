import { formatDate, formatDayTime } from '#console/time.ts';
import { type FilterNames, useFilterNames } from './filter-names.ts';
import { expirations, FilterPanel, inspections } from './filter-panel.tsx';
import {
  type ActiveFilter,
  activeFilters,
  type ItemFilters,
  type ItemQuery,
  withoutFilter,
  withoutFilters,
} from './item-query.ts';

interface FiltersProps {
  query: ItemQuery;
  isOpen: boolean;
  onChange: (query: ItemQuery) => void;
  /** Called when the focused button has disappeared, so that the focus goes elsewhere. */
  onLeave: () => void;
}

/** The filters, and a button to remove each one that is set. */
export function Filters({ query, isOpen, onChange, onLeave }: FiltersProps) {
  const names = useFilterNames(query);
  const active = activeFilters(query);
  const change = (changes: Partial<ItemFilters>) => onChange({ ...query, ...changes });
  const leaveWith = (next: ItemQuery) => {
    onChange(next);
    onLeave();
  };
  return (
    <>
      {isOpen && <FilterPanel filters={query} names={names} onChange={change} />}
      {active.length > 0 && (
        <ul class="chips" aria-label="Active filters">
          {active.map((filter) => {
            const text = filterTexts[filter](query, names);
            return (
              <li key={filter}>
                <button
                  type="button"
                  aria-label={`Remove filter: ${text}`}
                  onClick={() => leaveWith(withoutFilter(query, filter))}
                >
                  {text} <span aria-hidden="true">×</span>
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" class="quiet" onClick={() => leaveWith(withoutFilters(query))}>
              Clear the filters
            </button>
          </li>
        </ul>
      )}
    </>
  );
}

const labelOf = (options: readonly (readonly [string, string])[], value: string) =>
  options.find(([one]) => one === value)?.[1] ?? `within ${value} days`;

const dayNamed = (day: string) => (Number.isNaN(Date.parse(day)) ? day : formatDate(day));

/** The text of each filter while it is set. */
const filterTexts: Record<ActiveFilter, (filters: ItemFilters, names: FilterNames) => string> = {
  type: ({ type }) => type,
  tag: ({ tag }) => `Tagged ${tag}`,
  location_id: (_filters, names) => `In ${names.location_id?.name}`,
  supplier_id: (_filters, names) => `Supplied by ${names.supplier_id?.name}`,
  responsible_user_id: (_filters, names) => `Responsible: ${names.responsible_user_id?.name}`,
  not_seen_since: ({ not_seen_since }) => `Not seen since ${dayNamed(not_seen_since)}`,
  inspection_within: (filters) => `Inspection: ${labelOf(inspections, filters.inspection_within)}`,
  maintenance_within: (filters) =>
    `Maintenance: ${labelOf(inspections, filters.maintenance_within)}`,
  expires_within: ({ expires_within }) => labelOf(expirations, expires_within),
  inventory_low: () => 'Low in stock',
  has_open_issues: () => 'With open issues',
  window: ({ available_from, available_to }) =>
    `Free ${formatDayTime(available_from)} to ${formatDayTime(available_to)}`,
};
