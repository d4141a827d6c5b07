import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import type { ByReference, FieldSpecs, ReferenceFields } from './field.ts';
import { readPart, refuserOf } from './problems.ts';
import { externalRef } from './texts.ts';

/** The kinds of records that a body may name by external reference. */
const namedByReference: readonly unknown[] = ['location', 'contact'] satisfies ResourceName[];

/** The fields in which a body of these fields may name records by external reference. */
export function referenceFieldsOf(specs: FieldSpecs): ReferenceFields {
  const own = new Map<string, ByReference>();
  const nested = new Map<string, ReferenceFields>();
  for (const [name, { target, references }] of Object.entries(specs)) {
    if (target && namedByReference.includes(target))
      own.set(nameByReference(name), { idField: name, target });
    if (references && !isEmpty(references)) nested.set(name, references);
  }
  return { own, nested };
}

/** Whether nothing can be named by external reference. */
export function isEmpty({ own, nested }: ReferenceFields): boolean {
  return own.size === 0 && nested.size === 0;
}

/** `location_ref` for `location_id`. */
function nameByReference(idField: string): string {
  return idField.replace(/_id$/, '_ref');
}

/**
 * Such a field is left only if it is not valid, after references have been exchanged for ids: no text, too
 * long, or sent together with the id.
 */
export function leftReference({ idField, target }: ByReference): z.ZodMiniType {
  const { schema, json } = externalRef();
  const read = z.transform((value: unknown, context) => {
    if (value === undefined) return undefined;
    const refuse = refuserOf(context);
    const text = readPart(schema, value, refuse);
    const name = nameByReference(idField);
    if (text !== undefined) refuse('invalid_value', `Give ${idField} or ${name}, not both.`);
    return z.NEVER;
  });
  const type = ['string', 'null'];
  const description = `The external reference of the ${target}, in place of \`${idField}\`.`;
  return z
    .pipe(z.optional(z.unknown()), read)
    .register(z.globalRegistry, { ...json, type, description });
}
