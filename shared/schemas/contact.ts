import * as z from 'zod/mini';
import { contactKinds, contactRelations } from '#shared/resources/contact.ts';
import { list, tags } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type Field,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { addressFields, addressShape } from './location.ts';
import { orderedQuery, textParameter } from './query.ts';
import { Count, Id, Named, recordShape } from './record.ts';
import { boolean, choice, email, longText, reference, text, webAddress } from './values.ts';

type Relation = (typeof contactRelations)[number];

function relations(): Field<Relation[]> {
  return list(choice(contactRelations), { min: 1, max: contactRelations.length });
}

const fields = {
  name: required(text(200)),
  kind: defaulted(choice(contactKinds), 'person'),
  relations: defaulted(relations(), ['relation']),
  company_id: optional(reference()),
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
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

export const ContactCreate = createBody(fields);
export type ContactCreate = CreateValues<typeof fields>;
export const ContactUpdate = updateBody(fields);
export type ContactUpdate = UpdateValues<typeof fields>;

export const ContactQuery = orderedQuery(['id', 'name', 'created_at', 'updated_at'], {
  q: textParameter(),
});
export type ContactQuery = z.output<typeof ContactQuery>;

const optionalText = z.nullable(z.string());

export const Contact = z.strictObject({
  ...recordShape,
  name: z.string(),
  kind: z.enum(contactKinds),
  relations: z.array(z.enum(contactRelations)),
  company_id: z.nullable(Id),
  company: Named,
  email: optionalText,
  phone: optionalText,
  mobile: optionalText,
  website: optionalText,
  title: optionalText,
  number: optionalText,
  vat_number: optionalText,
  ...addressShape,
  notes: optionalText,
  tags: z.array(z.string()),
  blocked: z.boolean(),
  external_ref: optionalText,
  open_checkouts_count: Count,
});
export type Contact = z.infer<typeof Contact>;
