import { isEmpty } from '#shared/fields/by-reference.ts';
import type { ReferenceFields } from '#shared/fields/field.ts';
import { type ExchangedBody, resolveExternalRefs } from '#shared/records/exchange-references.ts';
import type { Route } from '#shared/routes/route.ts';
import { callOf, type Middleware, type RequestContext } from './state.ts';

/**
 * Exchanges the external references in a body for ids, before the body is validated. Refusals name the
 * fields as they were sent.
 */
export function resolveReferences({ body }: Pick<Route, 'body'>): Middleware {
  const fields = referencesOf(body);
  const exchangedBodies = new WeakMap<RequestContext['state'], ExchangedBody>();
  return {
    before: async ({ context: { state } }) => {
      if (isEmpty(fields)) return;
      const one = await resolveExternalRefs(callOf(state), state.json, fields);
      exchangedBodies.set(state, one);
      state.json = one.body;
    },
    onError: (request) => {
      const { atBodyFields } = exchangedBodies.get(request.context.state) ?? {};
      const error = atBodyFields?.(request.error);
      if (error instanceof Error) request.error = error;
    },
  };
}

/** The fields of all forms of a body that accept an external reference. */
function referencesOf(body: Route['body']): ReferenceFields {
  const bodies = !body ? [] : 'all' in body ? body.all : 'either' in body ? body.either : [body];
  return {
    own: new Map(bodies.flatMap(({ references }) => [...references.own])),
    nested: new Map(bodies.flatMap(({ references }) => [...references.nested])),
  };
}
