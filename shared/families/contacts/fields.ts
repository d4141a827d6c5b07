import * as z from 'zod/mini';
import { addressFields } from '#shared/families/locations/fields.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { list, tags } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { textParameter } from '#shared/fields/parameters.ts';
import { deletedFilter, syncedQuery } from '#shared/fields/query.ts';
import { Count, recordShape } from '#shared/fields/record.ts';
import { recordsBody } from '#shared/fields/records-body.ts';
import { responseOf } from '#shared/fields/stored.ts';
import {
  email,
  externalRef,
  longestEmail,
  longText,
  text,
  webAddress,
} from '#shared/fields/texts.ts';
import { boolean, choice, reference } from '#shared/fields/values.ts';

const relations = ['customer', 'supplier', 'relation'] as const;

export const contactFields = {
  name: required(text(200)),
  kind: defaulted(choice(['person', 'company']), 'person'),
  relations: defaulted(list(choice(relations), { min: 1, max: relations.length }), ['relation']),
  company_id: optional(reference('contact')),
  email: optional(email()),
  phone: optional(text(40)),
  mobile: optional(text(40)),
  website: optional(webAddress()),
  title: optional(text(100)),
  number: optional(text(50)),
  vat_number: optional(text(50)),
  ...addressFields,
  notes: optional(longText()),
  tags: defaulted(tags(), []),
  blocked: defaulted(boolean(), false),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const ContactCreate = createBody(contactFields);
export type ContactCreate = BodyOf<typeof ContactCreate>;
export const ContactUpdate = updateBody(contactFields);
export type ContactUpdate = BodyOf<typeof ContactUpdate>;
export const ContactRecords = recordsBody(ContactCreate);

export const contactOrders = ['id', 'name', 'created_at', 'updated_at'] as const;

export const ContactQuery = syncedQuery(contactOrders, {
  email: textParameter(longestEmail),
  ...deletedFilter,
});
export type ContactQuery = z.output<typeof ContactQuery>;

export const Contact = z.strictObject({
  ...recordShape,
  ...responseOf(contactFields),
  open_checkouts_count: Count,
});
export type Contact = z.infer<typeof Contact>;

/** Field descriptions; for a reference, what it refers to. */
export const contactTexts = {
  name: 'The name of the person or company.',
  kind: 'A person, or a company.',
  relations: 'The relations of the contact to the account.',
  company: 'the company that the contact works for',
  email: 'The email address.',
  phone: 'The telephone number.',
  mobile: 'The mobile number.',
  website: 'A web address that begins with https.',
  title: 'The position or form of address.',
  number: 'The number of the contact. Unique, ignoring case.',
  vat_number: 'The number for value-added tax.',
  notes: 'The description of the contact.',
  tags: 'Words to group contacts by.',
  blocked: 'Whether new reservations and checkouts are refused for the contact.',
  open_checkouts_count: 'Number of open checkouts of the contact.',
} as const;
