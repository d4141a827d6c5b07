import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { CfnApi, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import {
  Effect,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import { routes } from '#shared/routes/index.ts';
import { unknownFunction } from './bundle/bundle.ts';
import { readPolicy, writePolicy } from './permissions.ts';
import type { Stage } from './stage.ts';

/** Floods are cut off here, before they cost a function (requests a second, and at once). */
const throttle = { throttlingRateLimit: 500, throttlingBurstLimit: 1000 };

interface EndpointsProps {
  table: TableV2;
  bundles: string;
  stage: Stage;
}

/** The HTTP API, with one function an endpoint. */
export class Endpoints extends Construct {
  readonly url: string;
  readonly #props: EndpointsProps;
  readonly #api: CfnApi;
  readonly #invoker: Role;
  readonly #roles = new Map<string, Role>();
  readonly #logs = new Map<string, LogGroup>();

  constructor(scope: Construct, id: string, props: EndpointsProps) {
    super(scope, id);
    this.#props = props;
    this.#api = new CfnApi(this, 'Api', { name: Stack.of(this).stackName, protocolType: 'HTTP' });
    const functions = routes.map(({ name, family, route }) => {
      const writes = route.method !== 'GET';
      return {
        fn: this.#function(name, family, writes),
        key: `${route.method} ${route.path}`,
        name,
      };
    });
    const unknown = {
      fn: this.#function(unknownFunction, 'service', false),
      key: '$default',
      name: unknownFunction,
    };
    const all = [...functions, unknown];
    this.#invoker = this.#invokerOf(all.map(({ fn }) => fn));
    for (const { fn, key, name } of all) this.#route(name, key, fn);
    this.#stage();
    this.url = this.#api.attrApiEndpoint;
  }

  #function(name: string, family: string, writes: boolean): LambdaFunction {
    const { table, bundles } = this.#props;
    return new LambdaFunction(this, name, {
      description: name,
      code: Code.fromAsset(join(bundles, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(10),
      role: this.#role(family, writes),
      logGroup: this.#log(family),
      environment: { [variables.table]: table.tableName },
    });
  }

  #role(family: string, writes: boolean): Role {
    const name = `${family}-${writes ? 'write' : 'read'}`;
    const known = this.#roles.get(name);
    if (known) return known;
    const { table } = this.#props;
    const role = new Role(this, `${name}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        table: writes ? writePolicy(table, family) : readPolicy(table),
        logs: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [`${this.#log(family).logGroupArn}`],
            }),
          ],
        }),
      },
    });
    this.#roles.set(name, role);
    return role;
  }

  #log(family: string): LogGroup {
    const known = this.#logs.get(family);
    if (known) return known;
    const isProtected = this.#props.stage === 'prod';
    const log = new LogGroup(this, `${family}-log`, {
      retention: isProtected ? RetentionDays.ONE_YEAR : RetentionDays.ONE_MONTH,
      removalPolicy: isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.#logs.set(family, log);
    return log;
  }

  /** One role lets the API call its functions, instead of a permission on each of them. */
  #invokerOf(functions: readonly LambdaFunction[]): Role {
    return new Role(this, 'Invoker', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        invoke: new PolicyDocument({
          statements: [
            new PolicyStatement({
              effect: Effect.ALLOW,
              actions: ['lambda:InvokeFunction'],
              resources: functions.map(({ functionArn }) => functionArn),
            }),
          ],
        }),
      },
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

  #stage(): void {
    const access = this.#log('access');
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
