import * as z from 'zod/mini';
import { type BodyOf, createBody, nestedList, updateBody } from '#shared/fields/body.ts';
import { labels } from '#shared/fields/collections.ts';
import { country } from '#shared/fields/countries.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { idFilterParameter, requiredParameter, textParameter } from '#shared/fields/parameters.ts';
import { deletedFilter, pageParameters, syncedQuery } from '#shared/fields/query.ts';
import { Count, recordShape } from '#shared/fields/record.ts';
import { recordsBody } from '#shared/fields/records-body.ts';
import { responseOf } from '#shared/fields/stored.ts';
import { externalRef, longestWebAddress, longText, text } from '#shared/fields/texts.ts';
import { choice, id, number, reference } from '#shared/fields/values.ts';
import { changedItemsMax } from '#shared/limits.ts';

export const addressFields = {
  address: optional(text(200)),
  zip: optional(text(20)),
  city: optional(text(100)),
  region: optional(text(100)),
  country: optional(country()),
  latitude: optional(number({ decimals: 8, min: -90, max: 90 })),
  longitude: optional(number({ decimals: 8, min: -180, max: 180 })),
} satisfies FieldSpecs;

export const locationFields = {
  name: required(text(200)),
  parent_id: optional(reference('location')),
  kind: defaulted(choice(['storage', 'usage']), 'storage'),
  description: optional(longText()),
  ...addressFields,
  contact_id: optional(reference('contact')),
  qr: defaulted(labels(), []),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const LocationCreate = createBody(locationFields);
export type LocationCreate = BodyOf<typeof LocationCreate>;
export const LocationUpdate = updateBody(locationFields);
export type LocationUpdate = BodyOf<typeof LocationUpdate>;
export const LocationRecords = recordsBody(LocationCreate);

const { name, parent_id } = locationFields;
const LocationChange = {
  ...updateBody({ id: required(id()), name, parent_id }),
  required: ['id'],
};
export const LocationsUpdate = createBody({
  set: nestedList(LocationChange, { min: 1, max: changedItemsMax }),
});
export type LocationsUpdate = BodyOf<typeof LocationsUpdate>;

export const locationOrders = ['id', 'name', 'created_at'] as const;

export const LocationQuery = syncedQuery(locationOrders, {
  parent_id: idFilterParameter(),
  ...deletedFilter,
  qr: textParameter(longestWebAddress),
});
export type LocationQuery = z.output<typeof LocationQuery>;
export const LocationLookup = z.object({
  ...pageParameters,
  qr: requiredParameter(text(longestWebAddress)),
});

export const Location = z.strictObject({
  ...recordShape,
  ...responseOf(locationFields),
  path: z.string(),
  items_count: Count,
});
export type Location = z.infer<typeof Location>;

/** Field descriptions; for a reference, what it refers to. */
export const locationTexts = {
  name: 'The name of the location. Unique among the locations of one parent, ignoring case.',
  parent: 'the location that it is in',
  kind: 'Storage or usage.',
  description: 'The description of the location.',
  contact: 'the contact whom the location belongs to',
  qr: 'The labels at the location, compared exactly. Unique over items and locations.',
  path: 'The names from the root location to this one, such as `HQ / Room 2`.',
  items_count: 'Number of items directly at this location.',
} as const;

/** Field descriptions; for a reference, what it refers to. */
export const addressTexts = {
  address: 'Street and number.',
  zip: 'The postal code.',
  city: 'The city.',
  region: 'The state, canton or province.',
  country: 'Two letters of ISO 3166-1, kept in upper case.',
  latitude: 'Degrees north of the equator, with 8 decimals at most; only with a longitude.',
  longitude: 'Degrees east of Greenwich, with 8 decimals at most; only with a latitude.',
} as const;
