import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { Row } from '#shared/table/rows.ts';
import { facetIn } from './live-ids.ts';
import { rewriteRow } from './rewrite.ts';
import { fromRow } from './row.ts';
import { termsOf } from './terms.ts';

/** A kind of record by its stored rows, for what handles records of all kinds. */
export interface RecordKind {
  name: ResourceName;
  termsOf: (row: Row) => string[];
  facetOf: (row: Row) => string;
  /** See `rewriteRow`. */
  rewrite: (row: Row) => Promise<Row | undefined>;
}

export function kindOf<R extends BaseRecord>(resource: Resource<R>): RecordKind {
  return {
    name: resource.name,
    termsOf: (row) => termsOf(resource, fromRow(resource, row)),
    facetOf: (row) => facetIn(resource, fromRow(resource, row)),
    rewrite: (row) => rewriteRow(resource, row),
  };
}
