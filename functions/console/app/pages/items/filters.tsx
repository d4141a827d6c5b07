import { get } from '#console/api/call.ts';
import type { Location } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import { formatDayTime } from '#console/time.ts';
import type { Choice } from '#console/ui/picker.tsx';
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
  /** Hears that the button is gone which the reader was at. */
  onLeave: () => void;
}

/** The filters to set, and those that are on, each with a way to take it off. */
export function Filters({ query, isOpen, onChange, onLeave }: FiltersProps) {
  const place = usePlace(query.location_id);
  const active = activeFilters(query);
  const change = (changed: Partial<ItemFilters>) => onChange({ ...query, ...changed });
  const leaveWith = (next: ItemQuery) => {
    onChange(next);
    onLeave();
  };
  return (
    <>
      {isOpen && <FilterPanel filters={query} place={place} onChange={change} />}
      {active.length > 0 && (
        <ul class="chips" aria-label="Filters that are on">
          {active.map((filter) => {
            const text = words[filter](query, place);
            return (
              <li key={filter}>
                <button
                  type="button"
                  aria-label={`Take off: ${text}`}
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

/** The place of an id, by its name as soon as that is there. */
function usePlace(id: string): Choice | undefined {
  const { data, problem } = useLoad(
    async (signal) =>
      id === '' ? undefined : (await get<Location>(`/v1/locations/${id}`, { signal })).data,
    [id],
  );
  if (id === '') return undefined;
  if (data && String(data.id) === id) return data;
  return { id: Number(id), name: problem ? `place ${id}` : '…' };
}

const labelOf = (options: readonly (readonly [string, string])[], value: string) =>
  options.find(([one]) => one === value)?.[1] ?? `within ${value} days`;

/** What the list is narrowed to by each filter. */
const words: Record<ActiveFilter, (filters: ItemFilters, place?: Choice) => string> = {
  type: ({ type }) => type,
  tag: ({ tag }) => `Tagged ${tag}`,
  location_id: (_filters, place) => `In ${place?.name}`,
  inspection_within: (filters) => `Inspection: ${labelOf(inspections, filters.inspection_within)}`,
  expires_within: ({ expires_within }) => labelOf(expirations, expires_within),
  inventory_low: () => 'Low in stock',
  has_open_issues: () => 'With open issues',
  window: ({ available_from, available_to }) =>
    `Free ${formatDayTime(available_from)} to ${formatDayTime(available_to)}`,
};
