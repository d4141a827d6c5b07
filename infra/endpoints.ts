import { Stack, Validations } from 'aws-cdk-lib';
import { CfnApi, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { routes } from '#shared/routes/index.ts';
import { unknownFunction } from './bundle/bundle.ts';
import { endpointAccess } from './endpoint-access.ts';
import type { Functions } from './functions.ts';
import { logGroup } from './log-group.ts';
import type { Stage } from './stage.ts';

/** Floods are cut off here, before they cost a function (requests a second, and at once). */
const throttle = { throttlingRateLimit: 500, throttlingBurstLimit: 1000 };

interface EndpointsProps {
  functions: Functions;
  stage: Stage;
}

/** The HTTP API, with one function an endpoint. */
export class Endpoints extends Construct {
  readonly url: string;
  readonly #api: CfnApi;
  readonly #invoker: Role;

  constructor(scope: Construct, id: string, { functions, stage }: EndpointsProps) {
    super(scope, id);
    this.#api = new CfnApi(this, 'Api', { name: Stack.of(this).stackName, protocolType: 'HTTP' });
    const declared = routes.map((one) => ({
      name: one.name,
      key: `${one.route.method} ${one.route.path}`,
      fn: functions.add(one.name, { group: one.family, access: endpointAccess(one) }),
    }));
    const unknown = functions.add(unknownFunction, { group: 'service', access: 'read' });
    const all = [...declared, { name: unknownFunction, key: '$default', fn: unknown }];
    this.#invoker = this.#invokerOf(all.map(({ fn }) => fn));
    for (const { name, key, fn } of all) this.#route(name, key, fn);
    this.#stage(stage);
    this.url = this.#api.attrApiEndpoint;
  }

  /** One role lets the API call its functions, instead of a permission on each of them. */
  #invokerOf(functions: readonly LambdaFunction[]): Role {
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: functions.map(({ functionArn }) => functionArn),
    });
    return new Role(this, 'Invoker', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { invoke: new PolicyDocument({ statements: [invoke] }) },
    });
  }

  #route(name: string, routeKey: string, fn: LambdaFunction): void {
    const integration = new CfnIntegration(this, `${name}-integration`, {
      apiId: this.#api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: fn.functionArn,
      payloadFormatVersion: '2.0',
      credentialsArn: this.#invoker.roleArn,
    });
    const route = new CfnRoute(this, `${name}-route`, {
      apiId: this.#api.ref,
      routeKey,
      target: `integrations/${integration.ref}`,
      authorizationType: 'NONE',
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'The functions know the caller by the API key, in the same write that counts the request.',
    });
  }

  #stage(stage: Stage): void {
    const access = logGroup(this, 'access-log', stage);
    new CfnStage(this, 'Stage', {
      apiId: this.#api.ref,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: throttle,
      accessLogSettings: {
        destinationArn: access.logGroupArn,
        format: JSON.stringify({
          id: '$context.requestId',
          at: '$context.requestTimeEpoch',
          ip: '$context.identity.sourceIp',
          route: '$context.routeKey',
          status: '$context.status',
          milliseconds: '$context.responseLatency',
        }),
      },
    });
  }
}
