import { isDeepStrictEqual } from 'node:util';
import { indexAttributes } from '#shared/resources/index-keys.ts';
import type { BaseRecord, Resource } from '#shared/resources/resource.ts';
import { idKey } from '#shared/resources/resource.ts';
import type { Key, Row } from '#shared/table/rows.ts';

const rowAttributes = new Set<string>(['pk', 'sk', ...Object.values(indexAttributes)]);

/** A record as a row at `key`: what is blank is left out, and the index keys are added. */
export function toRow<R extends BaseRecord>(resource: Resource<R>, key: Key, record: R): Row {
  const blank = new Map(Object.entries(resource.blank));
  const content = Object.entries(record).filter(([name, value]) => {
    return !isDeepStrictEqual(value, blank.get(name)) && value !== null && value !== undefined;
  });
  return {
    ...key,
    ...Object.fromEntries(content),
    created_key: `${record.created_at}#${idKey(record.id)}`,
    updated_key: `${record.updated_at}#${idKey(record.id)}`,
    ...resource.indexKeys(record),
  };
}

/** The record of a row that `toRow` made: the one place where the type of a row is taken on trust. */
export function fromRow<R extends BaseRecord>(resource: Resource<R>, row: Row): R {
  const content = Object.entries(row).filter(([name]) => !rowAttributes.has(name));
  return { id: 0, ...resource.blank, ...Object.fromEntries(content) } as unknown as R;
}

/** What changes one row into another: the attributes to set, and those to remove. */
export function rowChanges(before: Row, after: Row) {
  const set = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
  const remove = Object.keys(before).filter((name) => !(name in after));
  return { set, remove };
}
