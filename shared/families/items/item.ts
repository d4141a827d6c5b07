import type { FieldProblems } from '#shared/errors.ts';
import {
  type CustomValue,
  customFieldsMax,
  tooManyCustomFields,
} from '#shared/fields/collections.ts';
import type { Named } from '#shared/fields/record.ts';
import { type Names, namedReferences } from '#shared/records/reference-names.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import type { MainPicture } from '#shared/resources/files.ts';
import type { Content } from '#shared/resources/resource.ts';
import { daysBetween } from '#shared/time.ts';
import { nextReservation } from './booked-windows.ts';
import type { Item, ItemCreate, ItemUpdate } from './fields.ts';
import { isExpired, isItemOverdue } from './lateness.ts';
import { mergePlans } from './maintenance-plans.ts';
import { nextInspection } from './next-inspection.ts';
import { type ItemRecord, isLow, item } from './record.ts';
import { stockResponse } from './stock.ts';

export function newItem(body: ItemCreate, now: string): Partial<Content<ItemRecord>> {
  return {
    ...body,
    custom_fields: mergeCustomFields({}, body.custom_fields ?? {}),
    maintenance: mergePlans({ maintenance: [], checkouts_count: 0 }, body.maintenance, now),
  };
}

/** The changes of a PATCH: absent keeps, null clears, custom fields merge by name, plans go on. */
export function mergeItem(
  item: Pick<ItemRecord, 'custom_fields' | 'maintenance' | 'checkouts_count'>,
  body: ItemUpdate,
  now: string,
): Partial<Content<ItemRecord>> {
  const { custom_fields: custom, maintenance: plans, ...fields } = body;
  const planFields = plans && { maintenance: mergePlans(item, plans, now) };
  const changes = { ...bodyChanges(fields), ...planFields };
  if (custom === undefined) return changes;
  const customFields = custom === null ? {} : mergeCustomFields(item.custom_fields, custom);
  return { ...changes, custom_fields: customFields };
}

function mergeCustomFields(
  old: Record<string, CustomValue>,
  changes: Record<string, CustomValue | null>,
): Record<string, CustomValue> {
  const mergedValues = new Map<string, CustomValue>(Object.entries(old));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) mergedValues.delete(name);
    else mergedValues.set(name, value);
  }
  return Object.fromEntries(mergedValues);
}

/** Problems of an item as a whole, at the fields that were sent. */
export function itemProblems(
  item: Content<ItemRecord>,
  changes: Partial<Content<ItemRecord>>,
): FieldProblems {
  const fields: FieldProblems = {};
  const { acquisition_value: value, salvage_value: salvage } = item;
  const { acquisition_date: start, expiration_date: end } = item;
  if (value !== null && salvage !== null && salvage > value) {
    const [path, message] =
      'salvage_value' in changes
        ? ['salvage_value', 'Must not be above the acquisition value.']
        : ['acquisition_value', 'Must not be below the salvage value.'];
    fields[path] = [{ code: 'invalid_value', message }];
  }
  if (start !== null && end !== null && end < start) {
    const [path, message] =
      'expiration_date' in changes
        ? ['expiration_date', 'Must not be before the acquisition date.']
        : ['acquisition_date', 'Must not be after the expiration date.'];
    fields[path] = [{ code: 'end_before_start', message }];
  }
  if (!item.inventory_enabled && item.booked_quantities.length > 0) {
    const message = 'Must stay true: quantities of the item are out or reserved.';
    fields.inventory_enabled = [{ code: 'invalid_value', message }];
  }
  if (Object.keys(item.custom_fields).length > customFieldsMax) {
    fields.custom_fields = [{ code: 'too_many', message: tooManyCustomFields }];
  }
  return fields;
}

/** Linear from the acquisition value to the salvage value, by whole UTC days. */
export function depreciatedValue(item: ItemRecord, now: string): number | null {
  const { acquisition_date: start, expiration_date: end, acquisition_value: value } = item;
  if (start === null || end === null || value === null) return null;
  const salvage = item.salvage_value ?? 0;
  const days = daysBetween(start, end);
  const elapsedDays = daysBetween(start, now);
  const share =
    days === 0 ? Number(elapsedDays >= 0) : Math.min(1, Math.max(0, elapsedDays / days));
  return Math.round((value - (value - salvage) * share) * 100) / 100;
}

/** An item in a response at a time, with the names of what it refers to and its main picture. */
export function presentItem(
  record: ItemRecord,
  names: Names,
  now: string,
  picture: MainPicture | null = null,
): Item {
  const {
    checked_out_at,
    bookings,
    booked_quantities,
    is_lent_in_part,
    holds,
    hold_overridden,
    main_picture_id,
    main_picture_file,
    holder_contact_id,
    holder_user_id,
    ...shownFields
  } = record;
  const { holder_contact, holder_user, ...named } = namedReferences(item, record, names);
  return {
    ...shownFields,
    ...named,
    availability: availability(record),
    overdue: isItemOverdue(record, now),
    holder: holderOf(holder_contact, holder_user),
    expired: isExpired(record, now),
    next_inspection_on: nextInspection(record),
    depreciated_value: depreciatedValue(record, now),
    inventory_low: isLow(record),
    ...stockResponse(record, now),
    main_picture: picture,
    next_reservation: nextReservation(record, now),
  };
}

function holderOf(contact: Named | null, user: Named | null): Item['holder'] {
  if (contact) return { type: 'contact', ...contact };
  return user && { type: 'user', ...user };
}

function availability({ condition, checkout_id }: ItemRecord): Item['availability'] {
  if (checkout_id !== null) return 'checked_out';
  return condition === 'operative' ? 'available' : 'unavailable';
}
