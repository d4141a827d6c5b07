import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { keyAccess } from '#shared/auth/grants.ts';
import { plans } from '#shared/auth/plans.ts';
import { Id } from '#shared/fields/record.ts';
import { route } from '#shared/routes/route.ts';
import { interfaceVersion } from '#shared/version.ts';

export const ping = route({
  method: 'GET',
  path: '/v1/ping',
  summary: 'Check that the service is up',
  description: 'Needs no credential.',
  access: 'public',
  data: z.strictObject({ status: z.literal('ok'), version: z.literal(interfaceVersion) }),
});

export const whoami = route({
  method: 'GET',
  path: '/v1/whoami',
  summary: 'Show who the caller is',
  description: 'For every valid key and session, whatever its scopes.',
  access: 'any-credential',
  data: z.strictObject({
    account: z.strictObject({
      id: Id,
      name: z.string(),
      plan: z.enum(plans),
    }),
    user: Actor,
    /** Absent for a session. */
    key: z.optional(
      z.strictObject({
        id: Id,
        name: z.string(),
        access: z.enum(keyAccess),
        scopes: z.array(z.string()),
        created_by: Actor,
      }),
    ),
    rate_limit: z.strictObject({ limit: z.int(), remaining: z.int(), reset: z.int() }),
  }),
});

const publicDocument = { method: 'GET', access: 'public', status: 200 } as const;

export const openapi = route(publicDocument, {
  path: '/v1/openapi.json',
  summary: 'Get this description',
  document: 'application/json',
});

export const openapiYaml = route(publicDocument, {
  path: '/v1/openapi.yaml',
  summary: 'Get this description as YAML',
  document: 'application/yaml',
});
