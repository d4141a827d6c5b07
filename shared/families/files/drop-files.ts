import { accountOfPartition, fileOwnerOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { dropOver } from './clear.ts';

/** Removes the expired files of a record at `now`, given its row of files. */
export function dropFiles({ pk, sk }: Row, now: number): Promise<void> {
  const owner = fileOwnerOfPartition(pk);
  return dropOver({ accountId: accountOfPartition(pk), owner, id: idOf(sk) }, formatInstant(now));
}
