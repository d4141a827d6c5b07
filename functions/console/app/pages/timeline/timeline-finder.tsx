import { WordPicker } from '#console/pages/items/word-picker.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';

export interface TimelineFilter {
  q: string;
  type: string;
  location: Choice | undefined;
}

export const noFilter: TimelineFilter = { q: '', type: '', location: undefined };

interface TimelineFinderProps {
  filter: TimelineFilter;
  onChange: (filter: TimelineFilter) => void;
}

/** Which items the time line shows. */
export function TimelineFinder({ filter, onChange }: TimelineFinderProps) {
  const places = {
    values: { location: filter.location },
    set: (_name: 'location', location: Choice | undefined) => onChange({ ...filter, location }),
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
          value={filter.q}
          onInput={(event) => onChange({ ...filter, q: event.currentTarget.value })}
        />
      </label>
      <div class="pairs">
        <WordPicker
          label="Category"
          field="type"
          value={filter.type}
          onChange={(type) => onChange({ ...filter, type })}
        />
        <PlacePicker form={places} name="location" label="Place" />
      </div>
    </search>
  );
}
