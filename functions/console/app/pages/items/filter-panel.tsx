import { ChoiceField, OptionField } from '#console/ui/field.tsx';
import type { Fields } from '#console/ui/form.ts';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import type { FilterNames } from './filter-names.ts';
import { FreeWindow } from './free-window.tsx';
import type { ItemFilters } from './item-query.ts';
import { SeenSince } from './seen-since.tsx';
import { WordPicker } from './word-picker.tsx';

export const inspections = [
  ['', 'Any'],
  ['-1', 'Overdue'],
  ['0', 'Due today or overdue'],
  ['30', 'Due within 30 days'],
  ['90', 'Due within 90 days'],
] as const;

export const expirations = [
  ['', 'Any'],
  ['-1', 'Expired'],
  ['30', 'Expires within 30 days'],
  ['90', 'Expires within 90 days'],
] as const;

type DueFilter = 'inspection_within' | 'maintenance_within' | 'expires_within';

interface FilterPanelProps {
  filters: ItemFilters;
  names: FilterNames;
  onChange: (changes: Partial<ItemFilters>) => void;
}

/** The inputs of all filters. */
export function FilterPanel({ filters, names, onChange }: FilterPanelProps) {
  const records: Fields<FilterNames> = {
    values: names,
    set: (name, choice) => onChange({ [name]: choice ? String(choice.id) : '' }),
    errorOf: () => undefined,
  };
  const choices: Fields<Pick<ItemFilters, DueFilter>> = {
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
        field="tag"
        value={filters.tag}
        onChange={(tag) => onChange({ tag })}
      />
      <PlacePicker form={records} name="location_id" label="Place" />
      <ContactPicker form={records} name="supplier_id" label="Supplier" />
      <MemberPicker form={records} name="responsible_user_id" label="Responsible" hasInactive />
      <FreeWindow filters={filters} onChange={onChange} />
      <ChoiceField
        form={choices}
        name="inspection_within"
        label="Inspection"
        options={inspections}
      />
      <ChoiceField
        form={choices}
        name="maintenance_within"
        label="Maintenance"
        options={inspections}
      />
      <ChoiceField form={choices} name="expires_within" label="Expiry" options={expirations} />
      <SeenSince
        day={filters.not_seen_since}
        onChange={(not_seen_since) => onChange({ not_seen_since })}
      />
      <div class="filter-options">
        <OptionField form={options} name="inventory_low" label="Low in stock" />
        <OptionField form={options} name="has_open_issues" label="With open issues" />
      </div>
    </div>
  );
}
