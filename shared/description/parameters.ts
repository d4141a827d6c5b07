import * as z from 'zod/mini';
import type { NamedRoute } from '#shared/families/routes.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { largestId } from '#shared/fields/record.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { recordFields } from '#shared/http/middleware/chosen-fields.ts';
import type { Route } from '#shared/routes/route.ts';
import { parameterTexts, pathTexts } from './parameter-docs.ts';
import { acceptsIdempotencyKey, acceptsIfMatch } from './refusals.ts';
import { answersVersion } from './responses.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  schema: JsonSchema;
  required?: true;
  example?: unknown;
  style?: 'form';
  explode?: boolean;
}

const idSchema = {
  schema: { type: 'integer', minimum: 1, maximum: largestId },
  example: 1,
};
/** The parameters in paths that are texts. */
const textSchemas: Readonly<Record<string, Pick<Parameter, 'schema' | 'example'>>> = {
  ref: { schema: externalRef().json, example: 'TT-7' },
  event_id: { schema: externalRef().json, example: 'evt_9RkGCv1hs0OnOZ1aDDnDaQ' },
};

/** Header parameters of several endpoints, as components. */
export const headerParameters = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version that the record must have; a list of versions or `*` is also accepted.',
    schema: { type: 'string' },
    example: '"3"',
  },
  CreateOnly: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'With `*`, a record is created, and none is changed: a reference that a record has is refused with ' +
      '`version_mismatch`.',
    schema: { type: 'string', pattern: '^\\*$' },
    example: '*',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique value for this request. A request that is repeated with it within 24 hours is not executed ' +
      'again, and gets the same answer.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]*$' },
    example: '6f2c1d0e-9b1f-4a57-8f0e-2f5a5d3c9b10',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      'With `handling=strict`, parameters and fields that the endpoint does not know are refused; ' +
      'without, they are ignored and named in `meta`.',
    schema: { type: 'string' },
    example: 'handling=strict',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'Answer 304 if the resource still has this `ETag`; a list or `*` is also accepted. The `ETag` is the ' +
      'version, which counts changes of the record itself: not those of values that follow from other ' +
      'records or from the time, such as counts, names and `overdue`. A record with a main picture is ' +
      'answered anyway, since the address of the picture expires.',
    schema: { type: 'string' },
  },
} satisfies Record<string, Parameter>;

const refer = (name: keyof typeof headerParameters) => ({
  $ref: `#/components/parameters/${name}`,
});

/** All parameters of an endpoint: path, query and headers. */
export function parametersOf(endpoint: NamedRoute): (Parameter | { $ref: string })[] {
  const { route } = endpoint;
  return [
    ...pathParameters(route.path),
    ...queryParameters(endpoint),
    ...fieldsParameter(route),
    ...(acceptsIfMatch(route) ? [refer('IfMatch')] : []),
    ...(route.method === 'PUT' ? [refer('CreateOnly')] : []),
    ...(acceptsIdempotencyKey(route) ? [refer('IdempotencyKey')] : []),
    ...(route.document || answersVersion(route) ? [refer('IfNoneMatch')] : []),
    refer('Prefer'),
  ];
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: textOf(pathTexts[name], path, name),
    ...(textSchemas[name] ?? idSchema),
    required: true,
  }));
}

function queryParameters({ name, route: { query } }: NamedRoute): Parameter[] {
  if (!(query instanceof z.ZodMiniObject)) return [];
  return Object.entries(query.shape).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    description: textOf(
      parameterTexts[`${name} ${parameter}`] ?? parameterTexts[parameter],
      name,
      parameter,
    ),
    schema: { ...z.globalRegistry.get(schema) },
    ...(z.safeParse(schema as z.ZodMiniType, undefined).success ? {} : { required: true as const }),
  }));
}

/** The `fields` parameter of a GET that shows records. */
function fieldsParameter({ method, data }: Route): Parameter[] {
  const names = recordFields(method, data);
  if (!names) return [];
  return [
    {
      name: 'fields',
      in: 'query',
      description: textOf(parameterTexts.fields, method, 'fields'),
      schema: { type: 'array', items: { type: 'string', enum: names }, minItems: 1 },
      style: 'form',
      explode: false,
    },
  ];
}

function textOf(text: string | undefined, where: string, name: string): string {
  if (text === undefined) throw new Error(`The parameter ${name} of ${where} has no text.`);
  return text;
}
