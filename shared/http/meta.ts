import type { Answer } from '#shared/call.ts';

/** What `meta` says beside the request id: the answer's own, and the fields that nothing read. */
export function metaOf({ meta }: Answer, ignoredFields: readonly string[] = []) {
  return { ...meta, ...(ignoredFields.length > 0 ? { ignored_fields: ignoredFields } : {}) };
}
