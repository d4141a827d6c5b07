import { Stack, Validations } from 'aws-cdk-lib';
import { CfnApi, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { routes } from '#shared/families/routes.ts';
import { matchesPath } from '#shared/routes/path.ts';
import { ApiStage } from './api-stage.ts';
import { pageFunctions, unknownFunction } from './bundle/bundle.ts';
import { endpointAccess, endpointBucketAccess } from './endpoint-access.ts';
import type { Functions } from './functions.ts';
import { serviceRole } from './service-role.ts';
import type { Stage } from './stage.ts';

interface EndpointsProps {
  functions: Functions;
  stage: Stage;
}

interface Endpoint {
  name: string;
  family: string;
  routeKeys: string[];
  isPublic: boolean;
  fn: LambdaFunction;
}

export class Endpoints extends Construct {
  readonly url: string;
  readonly #api: CfnApi;

  constructor(scope: Construct, id: string, { functions, stage }: EndpointsProps) {
    super(scope, id);
    this.#api = new CfnApi(this, 'Api', { name: Stack.of(this).stackName, protocolType: 'HTTP' });
    const families = Map.groupBy(endpointsOf(functions), ({ family }) => family);
    const apiRoutes = [...families].flatMap(([family, endpoints]) => {
      const invoker = this.#invokerOf(family, endpoints);
      return endpoints.flatMap((endpoint) => this.#routes(endpoint, invoker));
    });
    new ApiStage(this, 'Stage', { api: this.#api, apiRoutes, stage });
    this.url = this.#api.attrApiEndpoint;
  }

  /** A role by which the API calls a family: a permission on each function would be a resource each. */
  #invokerOf(family: string, endpoints: readonly Endpoint[]): Role {
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: endpoints.map(({ fn }) => fn.functionArn),
    });
    return serviceRole(this, `${family}-invoker`, 'apigateway', [invoke]);
  }

  #routes({ name, routeKeys, isPublic, fn }: Endpoint, invoker: Role): CfnRoute[] {
    const integration = new CfnIntegration(this, `${name}-integration`, {
      apiId: this.#api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: fn.functionArn,
      payloadFormatVersion: '2.0',
      credentialsArn: invoker.roleArn,
    });
    return routeKeys.map((routeKey, index) => {
      const id = index === 0 ? `${name}-route` : `${name}-route-${index}`;
      const route = new CfnRoute(this, id, {
        apiId: this.#api.ref,
        routeKey,
        target: `integrations/${integration.ref}`,
        authorizationType: 'NONE',
      });
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: isPublic
          ? 'Anybody may call it: it is declared as public.'
          : 'Its function knows the caller by the credential, in the write that counts the request.',
      });
      return route;
    });
  }
}

/**
 * Methods that a path has not, but one that stands for it with a parameter has: `/v1/items/lookup` is no
 * item to change.
 */
function shadowedKeys(): string[] {
  const known = new Set(routes.map(({ route }) => `${route.method} ${route.path}`));
  const fixed = new Set(
    routes.map(({ route }) => route.path).filter((path) => !path.includes('{')),
  );
  return [...fixed].flatMap((path) =>
    routes
      .filter(({ route }) => route.path !== path && matchesPath(route.path, path))
      .map(({ route }) => `${route.method} ${path}`)
      .filter((key) => !known.has(key)),
  );
}

/** Every endpoint with its function, the one for all other requests, and those of the pages. */
function endpointsOf(functions: Functions): Endpoint[] {
  const declared = routes.map((one): Endpoint => {
    const { name, family, route } = one;
    const bucket = endpointBucketAccess(one);
    const access = { access: endpointAccess(one), ...(bucket ? { bucket } : {}) };
    return {
      name,
      family,
      routeKeys: [`${route.method} ${route.path}`],
      isPublic: route.access === 'public',
      fn: functions.add(name, { group: family, ...access }),
    };
  });
  const unknown = {
    name: unknownFunction,
    family: 'service',
    routeKeys: ['$default', ...shadowedKeys()],
    isPublic: false,
    fn: functions.add(unknownFunction, { group: 'service', access: 'read' }),
  };
  const pages = Object.entries(pageFunctions).map(
    ([family, { name, routeKeys }]): Endpoint => ({
      name,
      family,
      routeKeys: [...routeKeys],
      isPublic: true,
      // The pages of the console may load from the bucket, and send there.
      fn: functions.add(name, {
        group: family,
        access: 'none',
        ...(family === 'console' ? { bucket: {} } : {}),
      }),
    }),
  );
  return [...declared, unknown, ...pages];
}
