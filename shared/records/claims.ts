import type { AccountScope, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Claim } from '#shared/resources/claim.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { absent, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** The unique values that a record newly claims. Those that it already holds are its own. */
export function newClaims<R extends BaseRecord>(
  { claims = () => [] }: Resource<R>,
  before: R,
  after: R,
): Claim[] {
  const oldValues = new Set(claims(before).map(({ value }) => value));
  const isKept = (path: string) => Reflect.get(before, path) === Reflect.get(after, path);
  return claims(after)
    .filter(({ value }) => !oldValues.has(value))
    .map(({ path, otherPath = path, ...claim }) => {
      return { ...claim, path: isKept(path) ? otherPath : path };
    });
}

/** Claims new unique values, fails where another record holds one, and releases the old ones. */
export function uniqueValueWrites<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): RowWrite[] {
  const old = new Set(before ? (resource.claims?.(before) ?? []).map(({ value }) => value) : []);
  const now = new Set(after ? (resource.claims?.(after) ?? []).map(({ value }) => value) : []);
  const holder = { resource: resource.name, id: after?.id ?? before?.id };
  return [
    ...[...now.difference(old)].map((value): RowWrite => {
      return {
        kind: 'put',
        row: { ...rowKey.unique(accountId, value), ...holder },
        condition: absent,
      };
    }),
    ...[...old.difference(now)].map((value): RowWrite => {
      return { kind: 'delete', key: rowKey.unique(accountId, value) };
    }),
  ];
}

/** The live record that holds a unique value. */
export async function findHolder(
  { caller: { accountId } }: AccountScope,
  value: string,
): Promise<{ resource: unknown; id: number } | undefined> {
  const row = await findRow(rowKey.unique(accountId, value), { consistent: true });
  return row && { resource: row.resource, id: Number(row.id) };
}
