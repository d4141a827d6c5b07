import { isDeepStrictEqual } from 'node:util';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import {
  type IndexKeys,
  indexAttributes,
  indexes,
  indexOf,
  inIndex,
} from '#shared/table/indexes.ts';
import type { NamedRowKey, Row } from '#shared/table/rows.ts';
import { idKey, textKey, timeKey } from '#shared/table/sort-key.ts';

const indexKeys = Object.values(indexAttributes);
const rowAttributes = new Set<string>(['pk', 'sk', 'entity', 'format', ...indexKeys]);
/** The attributes of a row that are not fields of its record, including the time of deletion. */
const notOfRecord = new Set([...rowAttributes, 'deleted_at']);

/** The attributes of a row without its keys. */
export function contentOf(row: Row): Record<string, unknown> {
  return withContent({}, row, rowAttributes);
}

/** Adds the attributes of a row, except those omitted, to an object, which it returns. */
function withContent(
  object: Record<string, unknown>,
  row: Readonly<Record<string, unknown>>,
  omittedFields: ReadonlySet<string>,
) {
  // A loop, not Object.entries: lists run this for every record, in a fifth of the time.
  for (const name of Object.keys(row)) if (!omittedFields.has(name)) object[name] = row[name];
  return object;
}

/** The row of a record: defaults are left out, and index keys are added. */
export function toRow<R extends BaseRecord>(
  resource: Resource<R>,
  key: NamedRowKey,
  record: R,
): Row {
  const content = Object.entries(record).filter(([name, value]) => {
    return (
      value !== null &&
      value !== undefined &&
      !isDeepStrictEqual(value, Reflect.get(resource.defaults, name))
    );
  });
  return {
    ...key,
    format: formatOf(resource),
    ...Object.fromEntries(content),
    ...indexKeysOf(resource, record),
  };
}

/** The sort keys of a record in all its indexes: those of its lists, that of syncs, and further ones. */
export function indexKeysOf<R extends BaseRecord>(resource: Resource<R>, record: R): IndexKeys {
  const { sorted, groupOrders = {} } = resource;
  const { id, updated_at } = record;
  const keys = sorted.flatMap((field) => {
    const index = indexOf(field);
    if (index === undefined || groupOrders[field]) return [];
    const text = textIn(record, field);
    const isText = index === 'gsi1' || index === 'gsi2';
    return [[indexAttributes[index], isText ? textKey(text, id) : timeKey(text, id)]];
  });
  return {
    ...Object.fromEntries(keys),
    ...inIndex(indexes.record.updated, `${updated_at}#${idKey(id)}`),
    ...resource.indexKeys?.(record),
  };
}

/** The text in a field that lists sort by, or null. */
export function textIn(record: object, field: string): string | null {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : null;
}

/** The row of a deleted record, which is in no index but that of syncs. */
export function toDeletedRow<R extends BaseRecord>(
  resource: Resource<R>,
  key: NamedRowKey,
  record: R,
): Row {
  const { updated_at, id } = record;
  return {
    ...key,
    format: formatOf(resource),
    ...contentOf(toRow(resource, key, record)),
    ...inIndex(indexes.record.updated, `${updated_at}#${idKey(id)}`),
    deleted_at: updated_at,
  };
}

/**
 * The record of a row; a deleted one as it was when deleted. Casts: only `toRow` writes these rows, so they
 * are not parsed again. All records of a resource get their fields in one order, whatever order the store
 * returns: V8 takes three times as long to process records of differing orders.
 */
export function fromRow<R extends BaseRecord>(resource: Resource<R>, row: Row): R {
  const content = inCurrentFormat(resource, row.format, row);
  return withContent({ ...resource.template }, content, notOfRecord) as unknown as R;
}

/** The attributes to set and to remove to turn one row into another. */
export function rowChanges(before: Row, after: Row) {
  const set = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
  const remove = Object.keys(before).filter((name) => !(name in after));
  return { set, remove };
}

type FormattedResource = Pick<Resource<BaseRecord>, 'earlierFormats'>;

/** The format in which rows of a resource are written: 1, and one more with each step. */
export function formatOf({ earlierFormats = [] }: FormattedResource): number {
  return earlierFormats.length + 1;
}

/**
 * The content of a row as it is written today, by the format that it was stored in. A newer format is
 * read as it is: the release before has to read it while a new one is rolled out.
 */
function inCurrentFormat(
  { earlierFormats = [] }: FormattedResource,
  stored: unknown,
  content: Record<string, unknown>,
): Record<string, unknown> {
  const steps = earlierFormats.slice(Number(stored ?? 1) - 1);
  return steps.reduce((earlier, step) => step(earlier), content);
}
