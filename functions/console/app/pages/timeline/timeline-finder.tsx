import { useNames } from '#console/pages/items/filter-names.ts';
import { WordPicker } from '#console/pages/items/word-picker.tsx';
import { FoldedFilters } from '#console/ui/folded-filters.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import type { TimelineFilter } from './timeline-query.ts';

interface TimelineFinderProps {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
}

/** The filters of the time line. */
export function TimelineFinder({ filter, onChange }: TimelineFinderProps) {
  const { q, type, location_id } = filter;
  const names = useNames({ location_id, contact_id: '', user_id: '' });
  const places = {
    values: { location_id: names.location_id },
    set: (_name: 'location_id', place: Choice | undefined) =>
      onChange({ q, type, location_id: place ? String(place.id) : '' }),
    errorOf: () => undefined,
  };
  return (
    <search class="finder list-finder">
      <label class="field">
        <span class="hidden">Search items</span>
        <input
          type="search"
          aria-keyshortcuts="/"
          placeholder="Name, code, maker, tag …"
          value={q}
          onInput={(event) => onChange({ q: event.currentTarget.value, type, location_id })}
        />
      </label>
      <FoldedFilters values={[type, location_id]}>
        <WordPicker
          label="Category"
          field="type"
          value={type}
          onChange={(word) => onChange({ q, type: word, location_id })}
        />
        <PlacePicker form={places} name="location_id" label="Place" />
      </FoldedFilters>
    </search>
  );
}
