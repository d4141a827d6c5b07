import { recordKinds } from '#shared/families/kinds.ts';
import { packTerm } from '#shared/records/pack-terms.ts';
import { isEqualityTerm } from '#shared/resources/equality-terms.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import type { Effect } from './effect.ts';

/** Packs the ids of values that a write added or removed. Sampled: one record in 64, by a hash of its id. */
export const packValues: Effect = ({ before, after }) => {
  const row = after ?? before;
  const kind = row && recordKinds.get(String(row.entity));
  if (!kind || !isChosen(Number(row.id))) return;
  const [old, now] = [valuesOf(kind.termsOf, before), valuesOf(kind.termsOf, after)];
  const changes = old.symmetricDifference(now);
  if (changes.size === 0) return;
  const account = accountOfPartition(row.pk);
  return async () => {
    for (const term of changes) await packTerm({ account, resource: kind.name, term });
  };
};

function valuesOf(termsOf: (row: Row) => string[], row: Row | undefined): Set<string> {
  return new Set(row ? termsOf(row).filter(isEqualityTerm) : []);
}

/** Multiplying by the golden ratio spreads ids evenly, even those of every second or tenth record. */
function isChosen(id: number): boolean {
  return Math.imul(id, 0x9e3779b1) >>> 26 === 0;
}
