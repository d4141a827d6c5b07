import * as z from 'zod/mini';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { ItemCreate } from '#shared/schemas/item.ts';

/** Where the cells of a column go, and how their text is read. */
export interface Column {
  /** The item field; `custom` names a custom field instead. */
  target: { field: string } | { custom: string };
  read: (text: string) => unknown;
}

const customPrefix = 'custom_fields.';

const booleans = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * How a text is read, by the JSON type of its field. What does not fit stays as it is: the service
 * says what is wrong with it.
 */
const readers: Record<string, (text: string) => unknown> = {
  string: (text) => text,
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => booleans.get(text.toLowerCase()) ?? text,
  array: (text) => text.split(';').filter((part) => part.trim() !== ''),
};

const itemFields = readersOfFields();

/** The fields of an item that a column can go to. */
export const fieldNames: readonly string[] = [...itemFields.keys()];

function readersOfFields(): Map<string, Column['read']> {
  const { properties = {} } = z.toJSONSchema(ItemCreate.schema, { io: 'input' });
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const types = typeof schema === 'object' ? [schema.type].flat() : [];
    const type = types[0] === 'integer' ? 'number' : types[0];
    const read = type && readers[type];
    return read ? [[name, read] as const] : [];
  });
  return new Map(fields);
}

/**
 * What becomes of each column: undefined where it is left out.
 * @throws ApiError `validation_failed` that names everything wrong with the entries of `--map`.
 */
export function planColumns(
  header: readonly string[],
  entries: readonly string[],
): (Column | undefined)[] {
  const { sent, problems } = readMap(header, entries);
  const taken = new Map<string, string>();
  const columns = header.map((name) => {
    const target = sent.get(name) ?? targetOf(name);
    if (name === '' || target === '') return undefined;
    const other = taken.get(target);
    taken.set(target, name);
    if (other !== undefined) {
      const message = `The columns ${other} and ${name} both go to ${target}.`;
      problems.push({ code: 'invalid_value', message });
    }
    return columnOf(target);
  });
  if (problems.length > 0) throw new ApiError('validation_failed', { fields: { map: problems } });
  return columns;
}

function readMap(header: readonly string[], entries: readonly string[]) {
  const sent = new Map<string, string>();
  const problems: FieldProblem[] = [];
  const refuse = (code: FieldProblem['code'], message: string) => problems.push({ code, message });
  for (const entry of entries) {
    const [name = '', ...rest] = entry.split('=');
    const column = name.trim();
    const target = rest.join('=').trim();
    sent.set(column, target);
    if (rest.length === 0) refuse('invalid_value', `${entry} is not of the form column=field.`);
    if (!header.includes(column)) refuse('not_found', `There is no column ${column}.`);
    if (target !== '' && !columnOf(target)) refuse('not_found', `There is no field ${target}.`);
  }
  return { sent, problems };
}

function columnOf(target: string): Column | undefined {
  const read = itemFields.get(target);
  if (read) return { target: { field: target }, read };
  const custom = target.startsWith(customPrefix) ? target.slice(customPrefix.length) : '';
  return custom === '' ? undefined : { target: { custom }, read: readCustom };
}

/** Where a column goes by its name, which may be that of a custom field in full. */
function targetOf(name: string): string {
  return columnOf(name) ? name : `${customPrefix}${name}`;
}

/** Numbers that the service can hold exactly; article numbers and the like keep their zeros. */
function readCustom(text: string): string | number {
  const [digits = ''] = /^-?(0|[1-9]\d*)(\.\d+)?$/.exec(text) ?? [];
  const isExact = digits !== '' && digits.length <= 15 && Math.abs(Number(text)) <= 1e12;
  return isExact ? Number(text) : text;
}
