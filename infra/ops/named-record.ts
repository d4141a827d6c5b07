import type { AccountScope } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * Gets the record in the options of a command.
 * @throws ApiError `not_found` that says whether the account or the record does not exist
 */
export async function getNamedRecord<R extends BaseRecord>(
  call: AccountScope,
  resource: Resource<R>,
  id: number,
): Promise<R> {
  const account = await getAccount(call);
  const [record] = await findRecords(call, resource, [id], { consistent: true });
  if (record) return record;
  const message = `There is no ${resource.name} ${id} in account ${account.id}.`;
  throw new ApiError('not_found', { message });
}
