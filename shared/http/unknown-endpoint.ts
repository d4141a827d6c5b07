import { checkFirstParty, checkPlan } from '#shared/domain/access.ts';
import { ApiError } from '#shared/errors.ts';
import { credential } from '#shared/http/middleware/authenticate.ts';
import { request } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { callOf, type GatewayEvent, type Middleware } from '#shared/http/middleware/state.ts';
import { chain, type Handler } from './chain.ts';

/** Every path of the catalogue with its methods; the bundler puts it in from the declarations. */
declare const KNOWN_PATHS: Readonly<Record<string, readonly string[]>>;

/** The prefixes of the endpoints of our own apps (specification, First-party only). */
const firstPartyPrefixes = ['auth', 'accounts', 'session', 'notifications', 'push'];

const isBelowVersion = ({ rawPath }: GatewayEvent) => rawPath.startsWith('/v1/');

/**
 * The handler of what no endpoint serves. Below `/v1/` the credential, the rate, first-party paths
 * and the plan come first; then 405 for a known path, and 404 for any other.
 */
export function unknownEndpoint(): Handler {
  const route = { method: 'GET', path: '/{proxy+}', status: 200 } as const;
  const middleware = [request(), envelope(route), onlyBelowVersion(credential())];
  return chain(middleware, async (event, { state }) => {
    if (isBelowVersion(event)) {
      const [, , family = ''] = event.rawPath.split('/');
      checkFirstParty(firstPartyPrefixes.includes(family) ? 'first-party' : 'member');
      checkPlan(callOf(state).caller, state.now);
    }
    throw refusalOf(event.rawPath);
  });
}

function onlyBelowVersion({ before }: Middleware): Middleware {
  return { before: (request) => (isBelowVersion(request.event) ? before?.(request) : undefined) };
}

function refusalOf(rawPath: string): ApiError {
  const known = Object.entries(KNOWN_PATHS).filter(([path]) => matches(path, rawPath));
  // A path without parameters is served before one with them.
  const [exact] = known.sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
  if (!exact) return new ApiError('not_found', { message: 'There is no such path.' });
  return new ApiError('method_not_allowed', { headers: { Allow: exact[1].join(', ') } });
}

function matches(path: string, rawPath: string): boolean {
  const [template, actual] = [path.split('/'), rawPath.split('/')];
  return (
    template.length === actual.length &&
    template.every((part, index) =>
      part.startsWith('{') ? actual[index] !== '' : part === actual[index],
    )
  );
}
