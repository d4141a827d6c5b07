import { hasAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import { familyOfRecord } from '#shared/families.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import type { Route } from '#shared/routes/route.ts';
import { type ChangeResource, changeResources } from './event-types.ts';

type Access = Pick<Route, 'access' | 'permissions'>;

/**
 * The kinds of records of which a caller may read changes, or the one that was asked for.
 * @throws ApiError the 403 of the list of that kind
 */
export async function readableResources(
  call: CredentialCall,
  only: ChangeResource | undefined,
): Promise<ReadonlySet<ChangeResource>> {
  if (only !== undefined) {
    requireAccess(call, await readAccessOf(only));
    return new Set([only]);
  }
  const readable = await Promise.all(changeResources.map((resource) => mayRead(call, resource)));
  return new Set(changeResources.filter((_, index) => readable[index]));
}

async function mayRead(
  { caller, now }: CredentialCall,
  resource: ChangeResource,
): Promise<boolean> {
  return hasAccess(caller, await readAccessOf(resource), now);
}

/** The access that reading a kind of record requires: `read` in the `access.ts` of its family. */
async function readAccessOf(resource: ChangeResource): Promise<Access> {
  const family = familyOfRecord(resource);
  const { read }: { read: Access } = await import(/* @vite-ignore */ `../${family}/access.ts`);
  return read;
}
