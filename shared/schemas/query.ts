import * as z from 'zod/mini';
import { parseInstant } from '#shared/time.ts';
import type { JsonSchema } from './field.ts';

/** The longest page, and the usual one. */
export const longestPage = 200;
export const usualPage = 50;
const longestSearch = 200;

/** Notes that a value is refused, with the values that would be taken. */
type RefuseParameter = (message: string, allowed?: readonly string[]) => undefined;

/** One query parameter: its text, or undefined where it was not sent, to its value. */
export function parameter<T>(
  json: JsonSchema,
  read: (value: string, refuse: RefuseParameter) => T | undefined,
): z.ZodMiniType<T | undefined> {
  const schema = z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined, context): T | undefined => {
      if (value === undefined) return undefined;
      return read(value, (message, allowed) => {
        const params = { code: 'invalid_value', ...(allowed ? { allowed } : {}) };
        context.issues.push({ code: 'custom', input: value, message, params });
        return undefined;
      });
    }),
  );
  return schema.register(z.globalRegistry, json);
}

/** One of some words. */
export function wordParameter<const T extends string>(values: readonly T[]) {
  return parameter({ type: 'string', enum: [...values] }, (value, refuse) => {
    const found = values.find((one) => one === value);
    return found ?? refuse(`This has to be one of ${values.join(', ')}.`, values);
  });
}

/** The id of a record. */
export function idParameter() {
  return parameter({ type: 'integer', minimum: 1 }, (value, refuse) => {
    return isId(value) ? Number(value) : refuse('This has to be an id: a whole number from 1.');
  });
}

/** Whether a text is an id as paths and queries write them: 1 to 15 digits, no leading zero. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** A time with its zone. */
export function timeParameter() {
  return parameter({ type: 'string', format: 'date-time' }, (value, refuse) => {
    return parseInstant(value) ?? refuse('This has to be an ISO 8601 time with its zone.');
  });
}

/** `true` or `false`. */
export function flagParameter() {
  return parameter({ type: 'boolean' }, (value, refuse) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return refuse('This has to be true or false.', ['true', 'false']);
  });
}

/** A text of at most 200 characters, unless it says otherwise. */
export function textParameter(max = longestSearch) {
  return parameter({ type: 'string', maxLength: max }, (value, refuse) => {
    if ([...value].length <= max) return value;
    return refuse(`This must not be longer than ${max} characters.`);
  });
}

function limitParameter() {
  const json = { type: 'integer', minimum: 1, maximum: longestPage, default: usualPage };
  return parameter(json, (value, refuse) => {
    if (!/^\d+$/.test(value) || Number(value) === 0)
      return refuse('This has to be a whole number from 1.');
    return Math.min(Number(value), longestPage);
  });
}

function offsetParameter() {
  return parameter({ type: 'integer', minimum: 0, default: 0 }, (value, refuse) => {
    if (/^\d{1,15}$/.test(value)) return Number(value);
    return refuse('This has to be a whole number from 0.');
  });
}

/** A field to sort by, and the direction. */
export interface Order<Field extends string = string> {
  field: Field;
  descending: boolean;
}

function orderParameter<const F extends string>(fields: readonly F[]) {
  const allowed = fields.flatMap((field) => [field, `-${field}`]);
  return parameter({ type: 'string', enum: allowed }, (value, refuse): Order<F> | undefined => {
    const field = fields.find((one) => one === value.replace(/^-/, ''));
    if (field) return { field, descending: value.startsWith('-') };
    return refuse(`This has to be one of ${allowed.join(', ')}.`, allowed);
  });
}

const paging = {
  limit: limitParameter(),
  offset: offsetParameter(),
  cursor: parameter({ type: 'string' }, (value) => value),
};
const sync = { updated_since: timeParameter(), include_deleted: flagParameter() };

/** The query of a list that only pages. */
export function pageQuery() {
  return z.object(paging);
}

/** The query of a list that takes `order=field` or `order=-field`. */
export function orderedQuery<const F extends string, S extends z.core.$ZodShape>(
  fields: readonly F[],
  filters: S,
) {
  const order = { order: orderParameter(fields) };
  return withSync({ ...paging, ...sync, ...order, ...filters });
}

/** The query of a list that takes `sort` and `direction`. */
export function sortedQuery<const F extends string, S extends z.core.$ZodShape>(
  fields: readonly F[],
  filters: S,
) {
  return withSync({ ...paging, ...sync, ...sortParameters(fields), ...filters });
}

/** The query of such a list that cannot be synced. */
export function unsyncedQuery<const F extends string, S extends z.core.$ZodShape>(
  fields: readonly F[],
  filters: S,
) {
  return z.object({ ...paging, ...sortParameters(fields), ...filters });
}

function sortParameters<const F extends string>(fields: readonly F[]) {
  return { sort: wordParameter(fields), direction: wordParameter(['asc', 'desc']) };
}

/** A sync lists by update alone, so that it goes with nothing but its own parameters. */
function withSync<S extends z.core.$ZodShape>(shape: S) {
  const own = new Set<string>([...Object.keys(paging), ...Object.keys(sync)]);
  return z.object(shape).check((context) => {
    const values = new Map<string, unknown>(Object.entries(context.value));
    const refuse = (name: string, message: string) =>
      context.issues.push({
        code: 'custom',
        input: values.get(name),
        path: [name],
        message,
        params: { code: 'invalid_value' },
      });
    if (values.get('updated_since') === undefined) {
      if (values.get('include_deleted'))
        refuse('include_deleted', 'This goes with updated_since only.');
      return;
    }
    for (const [name, value] of values) {
      if (!own.has(name) && value !== undefined)
        refuse(name, 'This does not go with updated_since.');
    }
  });
}

/** The order that a query asks for; by id where it asks for none. */
export function orderOf<F extends string>(query: {
  order?: Order<F> | undefined;
  sort?: F | undefined;
  direction?: 'asc' | 'desc' | undefined;
}): Order<F | 'id'> {
  if (query.order) return query.order;
  return { field: query.sort ?? 'id', descending: query.direction === 'desc' };
}
