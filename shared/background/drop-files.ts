import { dropOver } from '#shared/operations/files/clear.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import type { Row } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { accountOfPartition } from './stream.ts';

/** Takes off an item what its time is over for at `now`, by the item's row of files. */
export function dropFiles({ pk, sk }: Row, now: number): Promise<void> {
  return dropOver(accountOfPartition(pk), idOf(sk), formatInstant(now));
}
