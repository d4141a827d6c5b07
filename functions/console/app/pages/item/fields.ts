import type { Item } from '#console/api/records.ts';
import { formatAmount, formatNumber } from '#console/numbers.ts';
import { formatDayTime } from '#console/time.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { tagsHint } from '#console/ui/form-values.ts';
import type { FieldKind } from './field-kinds.ts';
import type { FieldGroupName, ItemField } from './item-field.ts';
import { planText } from './plan-values.ts';

export const conditionLabels = {
  operative: 'Working',
  inoperative: 'Out of order',
  discarded: 'Discarded',
} as const;

/** Every field of an item, in the order of form and page. The form, the page and the history derive from it. */
export const itemFields = {
  name: { label: 'Name', kind: 'name', group: 'name', fact: false },
  unique_id: { label: 'Code', kind: 'text', group: 'identity' },
  type: { label: 'Category', kind: 'text', group: 'identity', suggests: 'type' },
  manufacturer: {
    label: 'Manufacturer',
    kind: 'text',
    group: 'identity',
    suggests: 'manufacturer',
  },
  model: { label: 'Model', kind: 'text', group: 'identity', suggests: 'model' },
  serial_number: { label: 'Serial number', kind: 'text', group: 'identity' },
  location_id: {
    label: 'Place',
    kind: 'place',
    group: 'identity',
    fact: ({ location }) => location?.name ?? 'No place',
  },
  condition: {
    label: 'Condition',
    fact: ({ condition, condition_remarks }) =>
      [conditionLabels[condition], condition_remarks].filter(Boolean).join(': '),
    word: conditionOf,
  },
  tags: {
    label: 'Tags',
    kind: 'tags',
    group: 'description',
    hint: tagsHint,
    suggests: 'tag',
  },
  description: { label: 'Description', kind: 'long-text', group: 'description', fact: false },
  home_location_id: { label: 'Home place', kind: 'place', group: 'home' },
  responsible_user_id: {
    label: 'Responsible',
    kind: 'member',
    group: 'home',
    noun: 'responsible member',
  },
  qr: { label: 'Labels', kind: 'lines', group: 'home', hint: 'One label per line, as scanned.' },
  supplier_id: { label: 'Supplier', kind: 'contact', group: 'purchase' },
  acquisition_date: { label: 'Purchase date', kind: 'date', group: 'purchase' },
  acquisition_value: {
    label: 'Purchase value',
    kind: 'amount',
    group: 'purchase',
    hint: `Without a currency, such as ${formatAmount(1299.5)}.`,
  },
  salvage_value: {
    label: 'Residual value',
    kind: 'amount',
    group: 'purchase',
    hint: 'What it is worth on its expiration date.',
  },
  depreciated_value: { label: 'Value today', kind: 'amount' },
  inspection_interval_days: {
    label: 'Days between inspections',
    kind: 'number',
    group: 'upkeep',
    fact: false,
  },
  last_inspection_on: { label: 'Last inspection', fact: false },
  next_inspection_on: { label: 'Next inspection', kind: 'date' },
  maintenance: {
    label: 'Maintenance plans',
    fact: ({ maintenance, checkouts_count }) =>
      maintenance.map((plan) => planText(plan, checkouts_count)).join('; '),
    change: () => 'maintenance plans changed',
  },
  expiration_date: { label: 'Expiration date', kind: 'date', group: 'upkeep' },
  buffer_minutes: {
    label: 'Minutes between bookings',
    kind: 'minutes',
    group: 'upkeep',
    hint: 'Time to prepare it for the next booking.',
  },
  inventory_enabled: {
    label: 'Track stock',
    kind: 'option',
    group: 'stock',
    hint: 'For consumables such as gaffer tape.',
    fact: false,
    change: (to) => `stock tracking turned ${to === true ? 'on' : 'off'}`,
  },
  inventory_unit: {
    label: 'Unit',
    kind: 'text',
    group: 'stock',
    hint: 'Such as m or pcs.',
    fact: false,
  },
  inventory_quantity: {
    label: 'In stock',
    kind: 'number',
    group: 'stock',
    isOnlyForNew: true,
    fact: (item) => item.inventory_enabled && stockOf(item),
    noun: 'quantity',
  },
  inventory_minimum: {
    label: 'Low stock at',
    kind: 'number',
    group: 'stock',
    hint: 'The responsible member is notified.',
    fact: false,
  },
  external_ref: { label: 'External reference', fact: false },
  main_picture_id: {
    label: 'Main picture',
    fact: false,
    change: (to) => `main picture ${to === null ? 'removed' : 'changed'}`,
  },
  due_time: {
    label: 'Due back',
    fact: false,
    change: (to) => (typeof to === 'string' ? `due back ${formatDayTime(to)}` : undefined),
  },
  checkout_id: { label: 'Checkout', fact: false, change: false },
  condition_remarks: { label: 'Remarks', fact: false, change: false },
  last_inventory_at: { label: 'Last count', fact: false, change: false },
  last_inventory_by: { label: 'Last counted by', fact: false, change: false },
} as const satisfies Record<string, ItemField>;

/** Describes the stock, such as `40 pcs, 25 out, 15 free`. */
function stockOf(item: Item): string | null {
  const { inventory_quantity: all, inventory_unit: unit, quantity_out: out } = item;
  if (all === null) return null;
  const { quantity_available: free, inventory_low: isLow } = item;
  return [
    amountOf(all, unit),
    ...(out ? [`${formatNumber(out)} out`] : []),
    ...(free !== null && free !== all ? [`${formatNumber(free)} free`] : []),
    ...(isLow ? ['low'] : []),
  ].join(', ');
}

function conditionOf(value: unknown): string {
  const entry = Object.entries(conditionLabels).find(([name]) => name === value);
  return entry?.[1].toLowerCase() ?? String(value);
}

type Fields = typeof itemFields;

/** The names of the fields that the form has. */
export type InputName = {
  [Name in keyof Fields]: Fields[Name] extends { group: FieldGroupName } ? Name : never;
}[keyof Fields];

export type InputField = ItemField & { kind: FieldKind; group: FieldGroupName };

export const inputFields = Object.entries<ItemField>(itemFields).filter(
  (entry): entry is [InputName, InputField] => entry[1].group !== undefined,
);
