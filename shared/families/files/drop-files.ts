import type { Row } from '#shared/table/rows.ts';
import { accountOfPartition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { dropOver } from './clear.ts';

/** Removes an item's expired files at `now`, given the item's row of files. */
export function dropFiles({ pk, sk }: Row, now: number): Promise<void> {
  return dropOver(accountOfPartition(pk), idOf(sk), formatInstant(now));
}
