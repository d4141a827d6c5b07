import type * as z from 'zod/mini';
import { isObject, withSortedNames } from '#shared/json.ts';

type Write = (value: unknown) => unknown;

const writers = new WeakMap<z.core.$ZodType, Write>();

/**
 * Orders the fields of a value as its schema declares them, and the keys of a map by name, so that
 * equal records are equal bytes. Drops undeclared fields.
 */
export function inDeclaredOrder(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  return schema ? writerOf(schema)(value) : value;
}

function writerOf(schema: z.core.$ZodType): Write {
  const existingWriter = writers.get(schema);
  if (existingWriter) return existingWriter;
  const writer = makeWriter(schema);
  writers.set(schema, writer);
  return writer;
}

function makeWriter(schema: z.core.$ZodType): Write {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectWriter(def.shape);
    case 'array': {
      const write = writerOf(def.element);
      return (value) => (Array.isArray(value) ? value.map(write) : value);
    }
    case 'nullable':
    case 'optional':
      return writerOf(def.innerType);
    case 'union':
      return unionWriter(def.options);
    case 'record':
      return withSortedNames;
    default:
      return asItIs;
  }
}

const asItIs: Write = (value) => value;

function objectWriter(shape: Readonly<Record<string, z.core.$ZodType>>): Write {
  const fields = Object.entries(shape).map(([name, schema]) => [name, writerOf(schema)] as const);
  // V8 copies an object of all fields faster than it adds one by one, and its JSON is written faster, too.
  const template = Object.fromEntries(fields.map(([name]) => [name, undefined]));
  return (value) => {
    if (!isObject(value)) return value;
    const output: Record<string, unknown> = { ...template };
    for (const [name, write] of fields) output[name] = write(value[name]);
    return output;
  };
}

/** Writes as the option of a union that declares the most fields of the value. */
function unionWriter(options: readonly z.core.$ZodType[]): Write {
  const choices = options.map((option) => ({ names: namesOf(option), write: writerOf(option) }));
  return (value) => {
    if (!isObject(value)) return value;
    const counts = choices.map(({ names }) => names.filter((name) => name in value).length);
    return choices[counts.indexOf(Math.max(...counts))]?.write(value);
  };
}

function namesOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? Object.keys(def.shape) : [];
}
