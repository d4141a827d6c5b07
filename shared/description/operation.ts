import type { Access } from '#shared/auth/grants.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import type { Route } from '#shared/routes/route.ts';
import { exampleOf } from './examples.ts';
import { parametersOf } from './parameters.ts';
import { bodySchema, isBodyRequired } from './request-bodies.ts';
import { responsesOf } from './responses.ts';

export function operationOf(endpoint: NamedRoute) {
  const { name, family, route } = endpoint;
  const { summary, access, permissions, body } = route;
  return {
    operationId: name,
    tags: [family],
    summary,
    description: descriptionOf(endpoint),
    security: securityOf(route),
    ...(isScope(access) ? { 'x-required-scope': access } : {}),
    ...(permissions ? { 'x-required-permissions': permissions } : {}),
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: requestBodyOf(name, body) } : {}),
    responses: responsesOf(endpoint),
  };
}

function isScope(access: Access): boolean {
  return access.includes(':');
}

function descriptionOf({ route }: NamedRoute): string {
  return [route.description, accessText(route)].filter(Boolean).join('\n\n');
}

/** Describes in words who may call an endpoint. */
function accessText({ access, permissions }: Route): string {
  if (access === 'public') return 'Needs no credential.';
  if (access === 'sign-in') return 'API keys are refused.';
  const [first = '', ...others] = (permissions ?? []).map((one) => `\`${one}\``);
  const permission = first ? `the permission ${[first, ...others].join(' or ')}` : '';
  if (access === 'first-party') {
    const member = permission && ` of a member with ${permission}`;
    return `Needs a session${member}. API keys are refused.`;
  }
  if (access === 'any-credential') return 'Needs any valid credential.';
  const scope = access === 'member' ? 'an active member' : `the scope \`${access}\``;
  return `Needs ${[scope, permission].filter(Boolean).join(', and ')}.`;
}

function securityOf({ access, path }: Route): Record<string, string[]>[] {
  if (path === '/v1/auth/logout') return [{ session: [] }, {}];
  if (access === 'public' || access === 'sign-in') return [];
  return access === 'first-party' ? [{ session: [] }] : [{ apiKey: [] }, { session: [] }];
}

/** An empty body is read as an empty object. */
function requestBodyOf(name: string, body: NonNullable<Route['body']>) {
  const example = exampleOf(name)?.body;
  const content = { schema: bodySchema(body), ...(example === undefined ? {} : { example }) };
  return { required: isBodyRequired(body), content: { 'application/json': content } };
}
