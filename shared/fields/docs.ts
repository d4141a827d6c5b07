import type * as z from 'zod/mini';
import { recordsMax, reportDays } from '#shared/limits.ts';
import type { Body } from './body.ts';
import { nameOfReference, type StoredField, targetsOf } from './stored.ts';

/** Descriptions of an object's fields, by field. */
type Texts = Readonly<Record<string, string>>;

/** The description of a field; for a nested object, also those of its fields. */
export type FieldText =
  | string
  | { description: string; fields: Readonly<Record<string, FieldText>> };

/** The texts of a response schema. */
export interface ResponseDocs {
  schema: z.ZodMiniType;
  description: string;
  fields: Texts;
  /** The request body whose limits its fields have. */
  writtenBy?: Body<unknown>;
}

/** The texts of a request body. */
export interface RequestDocs {
  body: Body<unknown>;
  description: string;
  fields: Readonly<Record<string, FieldText>>;
}

/** The texts of a family. A field without a text makes the build of the description fail. */
export interface FamilyDocs {
  description: string;
  /** By the name of the schema in the description. */
  responses: Readonly<Record<string, ResponseDocs>>;
  requests?: Readonly<Record<string, RequestDocs>>;
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

const occurredText = `When it happened, if it is reported later: at most ${reportDays} days ago, and 5 minutes in the future. Default: now.`;

/** The text of the records of a call that writes many. */
export const recordsText = `The records, at most ${recordsMax}: the fields of a create, or those that change, each with its \`external_ref\`.`;

export function request(
  body: Body<unknown>,
  description: string,
  fields: RequestDocs['fields'],
): RequestDocs {
  return { body, description, fields: { occurred_at: occurredText, ...fields } };
}

/** The texts of the fields of every record. */
const recordTexts = {
  id: 'Counted per account and resource, from 1. No id is given twice.',
  created_at: 'When the record was created.',
  created_by: 'Who created the record.',
  updated_at: 'When the record was last written. It never goes back.',
  updated_by: 'Who wrote the record last.',
  version: 'The number of writes to the record. Send it in If-Match; it is also the ETag.',
};

const externalRefText =
  'The id that the record has in another system. Unique among the live ones of its kind, whatever its case.';

const fileTexts = {
  pictures_count: 'Number of stored pictures.',
  files_count: 'Number of stored files that are not pictures.',
};

/**
 * The texts of a record: the common ones, its own, and two for each reference, derived from the
 * text under the reference's name in responses.
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
  const files = 'files_count' in fields ? fileTexts : {};
  return { ...recordTexts, ...external, ...files, ...own, ...Object.fromEntries(references) };
}
