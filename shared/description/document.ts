import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { recordFields, recordOf } from '#shared/http/middleware/chosen-fields.ts';
import { interfaceVersion } from '#shared/version.ts';
import { envelopeSchemas } from './envelope.ts';
import { docsOfFamilies } from './family-docs.ts';
import { headers } from './headers.ts';
import { introduction } from './introduction.ts';
import { operationOf } from './operation.ts';
import { headerParameters } from './parameters.ts';
import { bodySchemas } from './request-bodies.ts';
import { previewsCreate } from './responses.ts';
import { addSamples } from './samples.ts';
import { responseSchemas } from './schemas.ts';

/** The OpenAPI 3.1 document of the whole interface, with the production host if there is one. */
export function describeInterface(productionHost?: string) {
  const production = { url: `https://${productionHost}`, description: 'Production.' };
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Equipment management',
      version: interfaceVersion,
      summary: 'What there is, where it is, who has it, who gets it next, what is broken.',
      description: introduction,
      contact: { name: 'The operator of this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: 'The host that serves this description.' },
      ...(productionHost === undefined ? [] : [production]),
    ],
    tags: Object.entries(docsOfFamilies).map(([name, { description }]) => ({ name, description })),
    paths: pathsOf(routes),
    components: {
      securitySchemes,
      schemas: {
        ...responseSchemas({ previewed: previewedRecords(), chosen: selectableRecords() }),
        ...bodySchemas(),
        ...envelopeSchemas,
      },
      parameters: headerParameters,
      headers,
    },
  };
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) addSamples(operation, document);
  }
  return document;
}

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'key_live_<id>_<secret>',
    description:
      'An API key of an account. It does what its scopes cover, within the permissions of the member ' +
      'who created it.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'session_<id>_<secret>',
    description:
      'The access token of a member who signed in. It does what the permissions of the member allow.',
  },
};

function pathsOf(endpoints: readonly NamedRoute[]) {
  const byPath = Map.groupBy(endpoints, ({ route }) => route.path);
  return Object.fromEntries(
    [...byPath].map(([path, all]) => [
      path,
      Object.fromEntries(all.map((one) => [one.route.method.toLowerCase(), operationOf(one)])),
    ]),
  );
}

/** The records that creates return in a dry run, without an id. */
function previewedRecords(): ReadonlySet<unknown> {
  return new Set(routes.filter(previewsCreate).map(({ route }) => route.data));
}

/** The records in GET responses whose fields can be chosen. */
function selectableRecords(): ReadonlySet<unknown> {
  return new Set(
    routes.flatMap(({ route: { method, data } }) =>
      data && recordFields(method, data) ? [recordOf(data)] : [],
    ),
  );
}
