import type { RowQuery } from '#shared/table/read.ts';
import type { IdSet } from './id-set.ts';

/** Candidate ids; some still need a check of their record. */
export interface IdPage {
  sure: IdSet;
  unsure?: IdSet;
  isLast: boolean;
}

/** How many ids are read at once, and the factor by which that grows. */
export type PageSize = Pick<RowQuery, 'pageSize' | 'growth'>;
