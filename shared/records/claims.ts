import type { Call } from '#shared/call.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { absent, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';

/** Takes the values that a record newly claims, which no other may hold, and frees those it gave up. */
export function claimWrites<R extends BaseRecord>(
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
