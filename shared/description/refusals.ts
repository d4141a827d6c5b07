import { type ErrorCode, statusOf } from '#shared/errors.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import { isSignInPath, namesRecord } from '#shared/routes/path.ts';
import type { Route } from '#shared/routes/route.ts';

/** The error codes of an endpoint, by status. */
export function refusalsOf(endpoint: NamedRoute): Map<number, ErrorCode[]> {
  const hasRequestBody = endpoint.route.body !== undefined;
  const codes = [...new Set([...declaredCodes(endpoint.route), ...(endpoint.route.refuses ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => statusOf(code, hasRequestBody));
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** The codes that follow from a declaration, in the order of the checks. */
function declaredCodes(route: Route): ErrorCode[] {
  if (route.access === 'public') return ['bad_request'];
  return [
    ...credentialCodes(route),
    'rate_limited',
    ...accessCodes(route),
    'bad_request',
    ...(route.body ? bodyCodes : []),
    ...(acceptsIdempotencyKey(route) ? (['idempotency_key_reused'] as const) : []),
    ...(route.path.includes('{') && !route.mayCreate ? (['not_found'] as const) : []),
    ...(acceptsIfMatch(route) ? (['version_mismatch'] as const) : []),
    ...(isReadOnly(route) ? [] : (['conflict'] as const)),
    'internal_error',
    'unavailable',
  ];
}

const isReadOnly = ({ method, writes, logins }: Route) => method === 'GET' || !(writes || logins);

const bodyCodes = ['payload_too_large', 'unsupported_media_type', 'validation_failed'] as const;

function credentialCodes({ access }: Route): ErrorCode[] {
  return access === 'sign-in' ? ['invalid_api_key'] : ['invalid_api_key', 'invalid_session'];
}

function accessCodes({ access, plan, permissions }: Route): ErrorCode[] {
  if (access === 'sign-in') return ['first_party_only'];
  if (access === 'first-party') {
    return [
      'first_party_only',
      ...(plan ? (['plan_upgrade_required'] as const) : []),
      ...(permissions ? (['forbidden'] as const) : []),
    ];
  }
  if (access === 'any-credential') return ['plan_upgrade_required'];
  if (access === 'member') return ['plan_upgrade_required', 'forbidden'];
  return ['plan_upgrade_required', 'insufficient_scope', 'forbidden'];
}

export function acceptsIdempotencyKey({ method, path }: Route): boolean {
  return method === 'POST' && !isSignInPath(path);
}

/** Whether a call writes the versioned record in its path. */
export function acceptsIfMatch({ method, path, writes = [] }: Route): boolean {
  return method !== 'GET' && namesRecord(path) && writes.length > 0 && !isUnversioned(path);
}

/** Notifications have no version, and a new key, member or webhook has none yet. */
function isUnversioned(path: string): boolean {
  return path.startsWith('/v1/notifications') || /\/(keys|members|webhooks)$/.test(path);
}
