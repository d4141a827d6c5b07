import type { ResourceName } from '#shared/families.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { countsOf, facetOf, toBits, withShared } from './live-bits.ts';
import { bitOf, facetChange } from './live-ids.ts';
import type { Counter } from './transaction.ts';

/**
 * The changes that put a live record into the bits of its facet and of no other one; none where it is.
 * They hold while the bits are as they were read.
 */
export async function facetRepair(
  account: number,
  resource: ResourceName,
  id: number,
  facet: string,
): Promise<Counter[]> {
  const { key, sharedKey, index, bit } = bitOf(account, resource, id);
  const rows = await findRows([key, sharedKey], { consistent: true });
  const row = rows.find(({ sk }) => sk === key.sk) ?? { pk: key.pk, sk: key.sk };
  const sum = withShared(rows).find(({ sk }) => sk === key.sk) ?? row;
  const holding = countsOf(sum).flatMap(([attribute, bits]) =>
    Number.parseInt(attribute, 10) === index && (toBits(bits) & bit) !== 0n
      ? [facetOf(attribute)]
      : [],
  );
  const wrong = holding.filter((one) => one !== facet);
  const changes = [
    ...wrong.flatMap((one) => facetChange(account, resource, id, one, -1)),
    ...(holding.includes(facet) ? [] : facetChange(account, resource, id, facet, 1)),
  ];
  return changes.map((change) =>
    typeof change.delta === 'bigint'
      ? { ...change, condition: unchangedSinceRead(row, change.attribute) }
      : change,
  );
}

function unchangedSinceRead(row: Row, attribute: string): RowCondition {
  if (row[attribute] === undefined) return { expression: `attribute_not_exists(#${attribute})` };
  return { expression: `#${attribute} = :bits`, values: { bits: row[attribute] } };
}
