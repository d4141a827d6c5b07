/**
 * Bounds of the sort key: `from` is inclusive, `after` and `before` are exclusive. With another
 * bound, `before` must not be a complete key, because DynamoDB would include it.
 */
export interface KeyRange {
  from?: string;
  after?: string;
  before?: string;
  beginsWith?: string;
}

/** The bounds of a part of an index. */
export type Bounds = Pick<KeyRange, 'from' | 'before'>;
