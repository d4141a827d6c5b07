import { type ErrorCode, statusOf } from '#shared/errors.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import type { Route } from '#shared/routes/route.ts';

/** The codes that an endpoint may refuse a request by, by their status. */
export function refusalsOf(endpoint: NamedRoute): Map<number, ErrorCode[]> {
  const takesBody = endpoint.route.body !== undefined;
  const codes = [...new Set([...declaredCodes(endpoint.route), ...(endpoint.route.refuses ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => statusOf(code, takesBody));
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** What follows from a declaration, in the order in which a request is judged. */
function declaredCodes(route: Route): ErrorCode[] {
  if (route.access === 'public') return ['bad_request'];
  return [
    ...credentialCodes(route),
    'rate_limited',
    ...accessCodes(route),
    'bad_request',
    ...(route.body ? bodyCodes : []),
    ...(takesIdempotencyKey(route) ? (['idempotency_key_reused'] as const) : []),
    ...(route.path.includes('{') && !route.mayCreate ? (['not_found'] as const) : []),
    ...(takesIfMatch(route) ? (['version_mismatch'] as const) : []),
    ...(route.method === 'GET' ? [] : (['conflict'] as const)),
    'internal_error',
    'unavailable',
  ];
}

const bodyCodes = ['payload_too_large', 'unsupported_media_type', 'validation_failed'] as const;

function credentialCodes({ access }: Route): ErrorCode[] {
  return access === 'sign-in' ? ['invalid_api_key'] : ['invalid_api_key', 'invalid_session'];
}

function accessCodes({ access, permissions }: Route): ErrorCode[] {
  if (access === 'sign-in') return ['first_party_only'];
  if (access === 'first-party') {
    return ['first_party_only', ...(permissions ? (['forbidden'] as const) : [])];
  }
  if (access === 'any-credential') return ['plan_upgrade_required'];
  if (access === 'member') return ['plan_upgrade_required', 'forbidden'];
  return ['plan_upgrade_required', 'insufficient_scope', 'forbidden'];
}

/** Where members sign in, no answer is stored: it may hold a secret. */
export function takesIdempotencyKey({ method, path }: Route): boolean {
  return method === 'POST' && !path.startsWith('/v1/auth/');
}

/** Whether a call writes a record that has a version, and that its path names. */
export function takesIfMatch({ method, path, writes = [] }: Route): boolean {
  return method !== 'GET' && path.includes('{') && writes.length > 0 && !isUnversioned(path);
}

/** Notifications have no version, and a key is not there yet when it is created. */
function isUnversioned(path: string): boolean {
  return path.startsWith('/v1/notifications') || path.endsWith('/keys');
}
