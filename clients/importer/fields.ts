import * as z from 'zod/mini';
import { type CellReader, readerOf } from './cells.ts';
import { readCustom } from './custom-cells.ts';
import { type DatesReader, noDates } from './dates.ts';
import type { Kind } from './kinds.ts';
import { datesOfPlans, readPlans } from './plan-cells.ts';
import { closest, foldName } from './suggestions.ts';

/** A field that a column can go to, and how its cells are read. */
export interface ColumnTarget {
  /** As the API has it, such as `name` or `custom_fields.weight`. */
  name: string;
  read: CellReader;
  datesOf: DatesReader;
}

/** How cells are read whose form the schema of their field does not say. */
const readers = new Map([['maintenance', { read: readPlans, datesOf: datesOfPlans }]]);

const customPrefix = 'custom_fields.';
const customStart = /^custom[\s_-]*fields\s*\./i;

/** The fields of a kind that a cell can hold. */
export interface KindFields {
  names: readonly string[];
  /** The field of a name, compared without case, spaces and underscores. */
  find: (name: string) => ColumnTarget | undefined;
  /** The custom field of a name; undefined where records of the kind have none. */
  custom: (name: string) => ColumnTarget | undefined;
  /** The field that a name may have been meant for. */
  closest: (name: string) => string | undefined;
}

/** The fields of a kind, as the body of its create declares them. */
export function kindFields({ create }: Kind): KindFields {
  const { properties = {} } = z.toJSONSchema(create.schema, { io: 'input' });
  const fields = new Map<string, ColumnTarget>();
  for (const [name, schema] of Object.entries(properties)) {
    const own = readers.get(name) ?? readersOf(schema);
    if (own) fields.set(foldName(name), { name, ...own });
  }
  const names = [...fields.values()].map(({ name }) => name);
  const hasCustom = 'custom_fields' in properties;
  const custom = (name: string) =>
    hasCustom && name !== ''
      ? { name: `${customPrefix}${name}`, read: readCustom, datesOf: noDates }
      : undefined;
  return {
    names: hasCustom ? [...names, `${customPrefix}<name>`] : names,
    find: (name) =>
      customStart.test(name)
        ? custom(name.replace(customStart, '').trim())
        : fields.get(foldName(name)),
    custom,
    closest: (name) => closest(name, names),
  };
}

function readersOf(schema: unknown): Pick<ColumnTarget, 'read' | 'datesOf'> | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const read = readerOf({ ...schema });
  const isDate = 'format' in schema && schema.format === 'date';
  return read && { read, datesOf: isDate ? (text) => [text] : noDates };
}

/** The name of a custom field; undefined for a field that every record has. */
export function customNameOf(field: string): string | undefined {
  return field.startsWith(customPrefix) ? field.slice(customPrefix.length) : undefined;
}
