import * as z from 'zod/mini';
import { type CellReader, readCustom, readerOf } from './cells.ts';
import type { Kind } from './kinds.ts';
import { readPlans } from './plan-cells.ts';
import { closest, foldName } from './suggestions.ts';

/** A field that a column can go to, and how its cells are read. */
export interface ColumnTarget {
  /** As the API has it, such as `name` or `custom_fields.weight`. */
  name: string;
  read: CellReader;
  isDate: boolean;
}

/** How cells are read whose form the schema of their field does not say. */
const readers = new Map([['maintenance', readPlans]]);

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
    const ofSchema = typeof schema === 'object' ? readerOf({ ...schema }) : undefined;
    const read = readers.get(name) ?? ofSchema;
    if (read) fields.set(foldName(name), { name, read, isDate: isDateSchema(schema) });
  }
  const names = [...fields.values()].map(({ name }) => name);
  const hasCustom = 'custom_fields' in properties;
  const custom = (name: string) =>
    hasCustom && name !== ''
      ? { name: `${customPrefix}${name}`, read: readCustom, isDate: false }
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

function isDateSchema(schema: unknown): boolean {
  return (
    typeof schema === 'object' && schema !== null && 'format' in schema && schema.format === 'date'
  );
}

/** The name of a custom field; undefined for a field that every record has. */
export function customNameOf(field: string): string | undefined {
  return field.startsWith(customPrefix) ? field.slice(customPrefix.length) : undefined;
}
