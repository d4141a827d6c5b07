import * as z from 'zod/mini';
import { locationKinds } from '#shared/resources/location.ts';
import { labels } from './collections.ts';
import { country } from './countries.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { sortedQuery } from './query.ts';
import { Id, Named, recordShape } from './record.ts';
import { choice, longText, number, reference, text } from './values.ts';

/** Where something is, as locations and contacts have it. */
export const addressFields = {
  address: optional(text(200)),
  zip: optional(text(20)),
  city: optional(text(100)),
  region: optional(text(100)),
  country: optional(country()),
  latitude: optional(number({ decimals: 8, min: -90, max: 90 })),
  longitude: optional(number({ decimals: 8, min: -180, max: 180 })),
} satisfies FieldSpecs;

const fields = {
  name: required(text(200)),
  parent_id: optional(reference()),
  kind: defaulted(choice(locationKinds), 'storage'),
  description: optional(longText()),
  ...addressFields,
  contact_id: optional(reference()),
  qr: defaulted(labels(), []),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

export const LocationCreate = createBody(fields);
export type LocationCreate = CreateValues<typeof fields>;
export const LocationUpdate = updateBody(fields);
export type LocationUpdate = UpdateValues<typeof fields>;

export const LocationQuery = sortedQuery(['id', 'name', 'created_at'], {});
export type LocationQuery = z.output<typeof LocationQuery>;

const optionalText = z.nullable(z.string());

export const addressShape = {
  address: optionalText,
  zip: optionalText,
  city: optionalText,
  region: optionalText,
  country: optionalText,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
} as const;

export const Location = z.strictObject({
  ...recordShape,
  name: z.string(),
  parent_id: z.nullable(Id),
  parent: Named,
  path: z.string(),
  kind: z.enum(locationKinds),
  description: optionalText,
  ...addressShape,
  contact_id: z.nullable(Id),
  contact: Named,
  qr: z.array(z.string()),
  external_ref: optionalText,
  items_count: z.int().check(z.minimum(0)),
});
export type Location = z.infer<typeof Location>;
