import type { BaseRecord, Resource } from '#shared/resources/resource.ts';
import { type Action, absent } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';

/** Takes the values that a record newly claims, which no other may hold, and frees those it gave up. */
export function claimActions<R extends BaseRecord>(
  accountId: number,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): Action[] {
  const old = new Set(before ? resource.claims(before).map(({ value }) => value) : []);
  const now = new Set(after ? resource.claims(after).map(({ value }) => value) : []);
  const holder = { resource: resource.name, id: after?.id ?? before?.id };
  return [
    ...[...now.difference(old)].map((value): Action => {
      return {
        kind: 'put',
        row: { ...rowKey.unique(accountId, value), ...holder },
        condition: absent,
      };
    }),
    ...[...old.difference(now)].map((value): Action => {
      return { kind: 'delete', key: rowKey.unique(accountId, value) };
    }),
  ];
}
