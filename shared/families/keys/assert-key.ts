import type { Call } from '#shared/call.ts';
import { assertNoProblems, type Fields } from '#shared/errors.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { type KeyRecord, key } from './record.ts';

/** Names are unique among live keys; only restricted keys have scopes, and they must. */
export async function assertKey(call: Call, record: KeyRecord): Promise<void> {
  const claims = key.claims?.(record) ?? [];
  const self = { resource: 'key', id: record.id } as const;
  const { problems } = await lookUpReferences(call, { references: [], claims, self });
  assertNoProblems(scopeProblems(record), problems);
}

function scopeProblems({ access, scopes }: KeyRecord): Fields {
  if (access === 'restricted' && scopes.length === 0) {
    return {
      scopes: [{ code: 'required', message: 'A restricted key needs at least one scope.' }],
    };
  }
  if (access === 'full' && scopes.length > 0) {
    const message = 'A key with full access has no scopes.';
    return { scopes: [{ code: 'invalid_value', message }] };
  }
  return {};
}
