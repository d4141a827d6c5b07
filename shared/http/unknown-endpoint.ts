import { assertFirstParty, assertPlan } from '#shared/auth/access.ts';
import { ApiError } from '#shared/errors.ts';
import { authenticate } from '#shared/http/middleware/authenticate.ts';
import { beginRequest } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { callOf, type GatewayEvent, type Middleware } from '#shared/http/middleware/state.ts';
import { byPrecedence, matchesPath } from '#shared/routes/path.ts';
import { chain, type Handler } from './chain.ts';

/** All endpoints, for requests that match none of them. */
interface KnownPaths {
  /** All paths with their methods. */
  methods: Readonly<Record<string, readonly string[]>>;
  firstPartySegments: readonly string[];
}

const isBelowVersion = ({ rawPath }: GatewayEvent) => rawPath.startsWith('/v1/');

/**
 * The handler of unknown paths and methods. Below `/v1/` it checks the credential, the rate,
 * first-party access and the plan first; then it answers 405 for a known path, else 404.
 */
export function unknownEndpoint(knownPaths: KnownPaths): Handler {
  const route = { method: 'GET', path: '/{proxy+}', status: 200 } as const;
  const middleware = [beginRequest(), envelope(route), onlyBelowVersion(authenticate())];
  return chain(middleware, async (event, { state }) => {
    if (isBelowVersion(event)) {
      const [, , family = ''] = event.rawPath.split('/');
      const { caller } = callOf(state);
      if (knownPaths.firstPartySegments.includes(family)) assertFirstParty(caller);
      assertPlan(caller, state.now);
    }
    throw refusalOf(knownPaths, event.rawPath);
  });
}

function onlyBelowVersion({ before }: Middleware): Middleware {
  return { before: (request) => (isBelowVersion(request.event) ? before?.(request) : undefined) };
}

function refusalOf({ methods: all }: KnownPaths, rawPath: string): ApiError {
  const methods = Object.entries(all).filter(([path]) => matchesPath(path, rawPath));
  const [exact] = methods.sort(([a], [b]) => byPrecedence(a, b));
  if (!exact) return new ApiError('not_found', { message: 'This path does not exist.' });
  return new ApiError('method_not_allowed', { headers: { Allow: exact[1].join(', ') } });
}
