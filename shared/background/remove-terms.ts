import { recordKinds } from '#shared/families/kinds.ts';
import { removeTerms } from '#shared/records/terms.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition } from '#shared/table/rows.ts';

/** Removes the search terms of a deleted record, which match nothing any more. */
export async function removeDeletedTerms({ before, after }: RowChange): Promise<void> {
  const kind = before && !after ? recordKinds.get(String(before.entity)) : undefined;
  if (!before || !kind) return;
  const { name: resource } = kind;
  const [id, version] = [Number(before.id), Number(before.version)];
  const record = { account: accountOfPartition(before.pk), resource, id, version };
  await removeTerms(record, kind.termsOf(before));
}
