import type { Item } from '#console/api/records.ts';
import { linesOf, numberOf, sentValues, tagsOf } from '#console/ui/form-values.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { type OwnField, ownBodyOf, ownFieldsOf } from './own-values.ts';

/** What the fields of the form hold. */
export type ItemValues = ReturnType<typeof valuesOf>;

/** An item as the fields of its form hold it; as they stand for a new one. */
export function valuesOf(item: Item | undefined) {
  return {
    name: item?.name ?? '',
    unique_id: item?.unique_id ?? '',
    type: item?.type ?? '',
    manufacturer: item?.manufacturer ?? '',
    model: item?.model ?? '',
    serial_number: item?.serial_number ?? '',
    description: item?.description ?? '',
    tags: item?.tags.join(', ') ?? '',
    qr: item?.qr.join('\n') ?? '',
    location_id: choice(item?.location),
    home_location_id: choice(item?.home_location),
    responsible_user_id: choice(item?.responsible_user),
    supplier_id: choice(item?.supplier),
    acquisition_date: item?.acquisition_date ?? '',
    acquisition_value: shown(item?.acquisition_value),
    salvage_value: shown(item?.salvage_value),
    expiration_date: item?.expiration_date ?? '',
    inspection_interval_days: shown(item?.inspection_interval_days),
    buffer_minutes: shown(item?.buffer_minutes || null),
    inventory_enabled: item?.inventory_enabled ?? false,
    inventory_quantity: shown(item?.inventory_quantity),
    inventory_unit: item?.inventory_unit ?? '',
    inventory_minimum: shown(item?.inventory_minimum),
    custom_fields: ownFieldsOf(item?.custom_fields) as readonly OwnField[],
  };
}

const choice = (named: Choice | null | undefined) => named ?? undefined;
const shown = (number: number | null | undefined) => (number == null ? '' : String(number));

/** The fields of the form as the API takes them. */
export function bodyOf({ custom_fields: own, ...values }: ItemValues) {
  return {
    ...sentValues(values),
    custom_fields: ownBodyOf(own),
    name: values.name,
    tags: tagsOf(values.tags),
    qr: linesOf(values.qr),
    acquisition_value: numberOf(values.acquisition_value),
    salvage_value: numberOf(values.salvage_value),
    inspection_interval_days: numberOf(values.inspection_interval_days),
    buffer_minutes: numberOf(values.buffer_minutes),
    inventory_quantity: numberOf(values.inventory_quantity),
    inventory_minimum: numberOf(values.inventory_minimum),
  };
}
