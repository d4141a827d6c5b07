import { ChoiceField, OptionField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { FreeWindow } from './free-window.tsx';
import type { ItemFilters } from './item-query.ts';
import { WordPicker } from './word-picker.tsx';

export const inspections = [
  ['', 'Any'],
  ['-1', 'Overdue'],
  ['30', 'Due within 30 days'],
  ['90', 'Due within 90 days'],
] as const;

export const expirations = [
  ['', 'Any'],
  ['-1', 'Expired'],
  ['30', 'Expires within 30 days'],
  ['90', 'Expires within 90 days'],
] as const;

interface FilterPanelProps {
  filters: ItemFilters;
  /** The place that the filters name by its id. */
  place: Choice | undefined;
  onChange: (changed: Partial<ItemFilters>) => void;
}

/** Everything that the list can be narrowed by. */
export function FilterPanel({ filters, place, onChange }: FilterPanelProps) {
  const places: Fields<{ location_id: Choice | undefined }> = {
    values: { location_id: place },
    set: (_name, choice) => onChange({ location_id: choice ? String(choice.id) : '' }),
    errorOf: () => undefined,
  };
  const choices: Fields<Pick<ItemFilters, 'inspection_within' | 'expires_within'>> = {
    values: filters,
    set: (name, value) => onChange({ [name]: value }),
    errorOf: () => undefined,
  };
  const options: Fields<{ inventory_low: boolean; has_open_issues: boolean }> = {
    values: {
      inventory_low: filters.inventory_low !== '',
      has_open_issues: filters.has_open_issues !== '',
    },
    set: (name, isOn) => onChange({ [name]: isOn ? 'true' : '' }),
    errorOf: () => undefined,
  };
  return (
    <div class="card pairs">
      <WordPicker
        label="Category"
        field="type"
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <WordPicker
        label="Tag"
        field="tags"
        value={filters.tag}
        onChange={(tag) => onChange({ tag })}
      />
      <PlacePicker form={places} name="location_id" label="Place" />
      <FreeWindow filters={filters} onChange={onChange} />
      <ChoiceField
        form={choices}
        name="inspection_within"
        label="Inspection"
        options={inspections}
      />
      <ChoiceField form={choices} name="expires_within" label="Expiry" options={expirations} />
      <div class="filter-options">
        <OptionField form={options} name="inventory_low" label="Low in stock" />
        <OptionField form={options} name="has_open_issues" label="With open issues" />
      </div>
    </div>
  );
}
