import { newSampleOwner } from '../../support/writes/owner.ts';
import { newWord } from '../../support/writes/records.ts';
import type { Arrange, Write } from '../../support/writes/write.ts';

/** A call on a new key, with the paths that show the key and the numbers of active and revoked keys. */
async function onKey(operation: string, body: object | undefined): Promise<Write> {
  const { as, accountId, newKey } = await newSampleOwner();
  const keys = `/v1/accounts/${accountId}/keys`;
  const { id } = await newKey();
  const path = `${keys}/${id}`;
  const affectedPaths = [path, `${keys}?limit=1`, `${keys}?status=revoked&limit=1`];
  return { as, path: `${path}${operation}`, ...(body ? { body } : {}), affectedPaths };
}

export const writes = {
  create: async () => {
    const { as, accountId } = await newSampleOwner();
    const keys = `/v1/accounts/${accountId}/keys`;
    const body = { name: newWord(), access: 'restricted', scopes: ['items:read'] };
    return { as, path: keys, body, affectedPaths: [`${keys}?limit=1`, '/v1/accounts'] };
  },
  update: () => onKey('', { access: 'restricted', scopes: ['items:read'] }),
  rotate: () => onKey('/rotate', { overlap_minutes: 5 }),
  revoke: async () => ({ ...(await onKey('', undefined)), statusOfRepeat: 204 }),
} satisfies Record<string, Arrange>;
