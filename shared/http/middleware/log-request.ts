import { type FieldProblems, mergeFields } from '#shared/errors.ts';
import { logInfo } from '#shared/log.ts';
import { requestMetrics } from '#shared/metric.ts';
import type { Route } from '#shared/routes/route.ts';
import { currentContext } from '#shared/table/context.ts';
import type { RequestState } from './state.ts';

/** How a request ended: its status, and for an error its code and the problems by field. */
interface RequestOutcome {
  status: number;
  code?: string;
  fields?: FieldProblems;
}

/**
 * Each combination of dimensions is a metric that costs $0.30 a month (AWS), so the route, the status and the
 * code are fields of the line, which a query finds.
 */
const metrics = [
  { values: requestMetrics, dimensions: [] },
  { values: { milliseconds: requestMetrics.milliseconds }, dimensions: ['family', 'class'] },
] as const;

/**
 * Logs one line for a request, which also records its metrics: the caller, the endpoint, the
 * outcome and the store's usage. The gateway's access log has the same `gateway_id`.
 */
export function logRequest(
  { method, path }: Pick<Route, 'method' | 'path'>,
  {
    requestId,
    gatewayId,
    caller,
    arrivedAt,
  }: Pick<RequestState, 'requestId' | 'gatewayId' | 'caller' | 'arrivedAt'>,
  { status, code, fields = {} }: RequestOutcome,
): void {
  const usage = currentContext()?.usage;
  const line = {
    request_id: requestId,
    gateway_id: gatewayId,
    account: caller?.accountId,
    ...(caller?.kind === 'key' ? { key: caller.key.id } : {}),
    ...(caller?.kind === 'session' ? { user: caller.userId } : {}),
    route: `${method} ${path}`,
    family: familyOf(path),
    class: `${Math.floor(status / 100)}xx`,
    status: String(status),
    code,
    fields: codesOf(fields),
    milliseconds: Date.now() - arrivedAt,
    round_trips: usage?.roundTrips,
    attempts: usage?.attempts,
    decisions: usage?.decisions,
    read_units: usage?.readUnits,
    write_units: usage?.writeUnits,
    throttles: usage?.throttles ?? 0,
    conflicts: usage?.conflicts ?? 0,
  };
  logInfo('request', line, metrics);
}

/** The family of a path, such as `items`. */
export function familyOf(path: string): string {
  const [, version, family = ''] = path.split('/');
  return version === 'v1' && !family.startsWith('{') ? family : 'other';
}

/** The problem codes by field, without the values sent. Absent without fields. */
function codesOf(fields: FieldProblems): Record<string, string[]> | undefined {
  const loggedFields = mergeFields(
    ...Object.entries(fields).map(([name, problems]) => ({ [loggedName(name)]: problems })),
  );
  const entries = Object.entries(loggedFields);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([name, problems]) => [name, [...new Set(problems.map(({ code }) => code))]]),
  );
}

/** The name of a field without what a client made up: the names of custom fields are content, too. */
function loggedName(name: string): string {
  const declaredName = name.replace(/\bcustom_fields\..*/s, 'custom_fields');
  return /^[\w.-]{1,100}$/.test(declaredName) ? declaredName : 'other';
}
