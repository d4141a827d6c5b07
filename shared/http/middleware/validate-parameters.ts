import * as z from 'zod/mini';
import { ApiError, type Fields } from '#shared/errors.ts';
import type { Route } from '#shared/routes/route.ts';
import { fieldsOf } from '#shared/schemas/field.ts';
import { isId } from '#shared/schemas/query.ts';
import type { GatewayEvent, Middleware } from './state.ts';

/** Reads the path and the query. What is wrong with them is named at once, as `bad_request`. */
export function parameters(route: Pick<Route, 'path' | 'query'>): Middleware {
  const takesId = route.path.includes('{id}');
  return {
    before: ({ event, context: { state } }) => {
      const fields: Fields = {};
      const id = event.pathParameters?.id ?? '';
      if (takesId && isId(id)) state.input.id = Number(id);
      else if (takesId)
        fields.id = [{ code: 'invalid_value', message: 'This is no id of a record.' }];
      if (route.query) {
        const query = readQuery(route.query, event);
        Object.assign(fields, query.fields);
        state.input.query = query.value;
      }
      if (Object.keys(fields).length === 0) return;
      const message = 'Some parameters are not valid.';
      throw new ApiError('bad_request', { message, fields });
    },
  };
}

/** The gateway joins repeated parameters by commas, so the raw query string is read. */
function readQuery(schema: z.ZodMiniType, { rawQueryString }: GatewayEvent) {
  const sent = new URLSearchParams(rawQueryString);
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const fields: Fields = {};
  const values: Record<string, string> = {};
  for (const name of known) {
    const [value, ...more] = sent.getAll(name);
    if (more.length > 0) {
      fields[name] = [
        { code: 'invalid_value', message: 'This parameter was given more than once.' },
      ];
    } else if (value !== undefined) values[name] = value;
  }
  const result = schema.safeParse(values);
  if (!result.success) Object.assign(fields, fieldsOf(result.error), { ...fields });
  return { value: result.data, fields };
}
