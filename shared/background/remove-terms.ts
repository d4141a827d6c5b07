import { recordKinds } from '#shared/families/kinds.ts';
import { removeTerms } from '#shared/records/terms.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Effect } from './effect.ts';

/** Removes the search terms of a deleted record, which match nothing any more. */
export const removeDeletedTerms: Effect = ({ before, after }) => {
  const kind = before && !after ? recordKinds.get(String(before.entity)) : undefined;
  if (!before || !kind) return;
  const { name: resource } = kind;
  const [id, version] = [Number(before.id), Number(before.version)];
  const record = { account: accountOfPartition(before.pk), resource, id, version };
  return () => removeTerms(record, kind.termsOf(before));
};
