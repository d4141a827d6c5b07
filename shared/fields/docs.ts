import type * as z from 'zod/mini';
import type { Body } from './body.ts';
import { nameOfReference, type StoredField, targetsOf } from './stored.ts';

/** What the fields of an object mean, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** What a field means; an object within a body tells it of its own fields, too. */
export type FieldText = string | { description: string; fields: Texts };

/** A part of an answer: what it is, and what each of its fields means. */
export interface ResponseDocs {
  schema: z.ZodMiniType;
  description: string;
  fields: Texts;
  /** The body that its fields are written by, whose limits they have. */
  writtenBy?: Body<unknown>;
}

/** A body that is sent, and what each of its fields means. */
export interface RequestDocs {
  body: Body<unknown>;
  description: string;
  fields: Readonly<Record<string, FieldText>>;
}

/** The texts of a family of endpoints. Making the description fails where a field has none. */
export interface FamilyDocs {
  description: string;
  /** By the name that the description gives to each. */
  responses: Readonly<Record<string, ResponseDocs>>;
  requests: Readonly<Record<string, RequestDocs>>;
}

export function familyDocs(docs: FamilyDocs): FamilyDocs {
  return docs;
}

export function response(
  schema: z.ZodMiniType,
  description: string,
  fields: Texts,
  writtenBy?: Body<unknown>,
): ResponseDocs {
  return { schema, description, fields, ...(writtenBy ? { writtenBy } : {}) };
}

/** A body, by the texts of the record that it writes, and by its own. */
export function request(
  body: Body<unknown>,
  description: string,
  record: Texts,
  own: Readonly<Record<string, FieldText>> = {},
): RequestDocs {
  return { body, description, fields: { ...record, ...own } };
}

/** What every record has. */
const recordTexts = {
  id: 'Counted per account and resource, from 1. No id is given twice.',
  created_at: 'When the record was created.',
  created_by: 'Who created the record.',
  updated_at: 'When the record was last written. It never goes back.',
  updated_by: 'Who wrote the record last.',
  version: 'How many writes made the record what it is. It is the ETag, for If-Match.',
};

const externalRefText =
  'The id that the record has in another system. Unique among the live ones of its kind, whatever its case.';

/**
 * The texts of a record: those that all have, its own, and of its references two each. The text of a
 * reference says what it refers to, under the name that answers show it by.
 */
export function textsOf(fields: Readonly<Record<string, StoredField<unknown>>>, own: Texts): Texts {
  const references = Object.keys(targetsOf(fields)).flatMap((field) => {
    const name = nameOfReference(field);
    const what = own[name];
    if (what === undefined) return [];
    return [
      [field, `The id of ${what}.`],
      [name, `The id and the name of ${what}.`],
    ];
  });
  const external = 'external_ref' in fields ? { external_ref: externalRefText } : {};
  return { ...recordTexts, ...external, ...own, ...Object.fromEntries(references) };
}
