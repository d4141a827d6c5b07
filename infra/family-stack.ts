import { NestedStack, type NestedStackProps, Validations } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { variables } from '#shared/config.ts';
import type { Endpoint } from './endpoints.ts';
import { type DeployedFunction, Functions, type FunctionsProps } from './functions.ts';
import { serviceRole } from './service-role.ts';
import { passData } from './stored-data.ts';
import { webhookEnvironment } from './webhook-environment.ts';

interface FamilyStackProps extends NestedStackProps {
  family: string;
  endpoints: readonly Endpoint[];
  /** The API of the routes. */
  apiId: string;
  common: FunctionsProps;
  /** The secrets with which the front door identifies itself; empty without a front door. */
  originSecrets: readonly string[];
}

/** The endpoints of a family: their functions and routes. */
export class FamilyStack extends NestedStack {
  readonly #apiId: string;
  readonly logNames: readonly string[];

  constructor(
    scope: Construct,
    id: string,
    { family, endpoints, apiId, common, originSecrets, ...props }: FamilyStackProps,
  ) {
    super(scope, id, props);
    this.#apiId = apiId;
    const functions = new Functions(this, 'Functions', {
      ...common,
      data: passData(this, common.data),
    });
    const called = endpoints.map((endpoint) => {
      const secrets = { [variables.originSecrets]: originSecrets.join() };
      const environment = {
        ...(originSecrets.length > 0 ? secrets : {}),
        ...(family === 'webhooks' ? webhookEnvironment(this) : {}),
      };
      const { name, access, reservedConcurrency } = endpoint;
      const isReserved = reservedConcurrency !== undefined && common.stage === 'prod';
      const concurrency = isReserved ? { reservedConcurrency } : {};
      const options = { group: family, environment, ...concurrency, ...access };
      return { endpoint, fn: functions.add(name, options) };
    });
    this.logNames = functions.logNames;
    const invoker = this.#invokerOf(called.map(({ fn }) => fn));
    for (const { endpoint, fn } of called) this.#route(endpoint, fn, invoker);
  }

  /** The role with which the API calls a family. Permissions on the functions would be a resource each. */
  #invokerOf(functions: readonly DeployedFunction[]): Role {
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: functions.map(({ arn }) => arn),
    });
    return serviceRole(this, 'invoker', 'apigateway', [invoke]);
  }

  #route({ name, routeKeys, isPublic }: Endpoint, fn: DeployedFunction, invoker: Role): void {
    const integration = new CfnIntegration(this, `${name}-integration`, {
      apiId: this.#apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: fn.arn,
      payloadFormatVersion: '2.0',
      credentialsArn: invoker.roleArn,
    });
    for (const routeKey of routeKeys) {
      // The id derives from the key. Otherwise an update could briefly give two routes one key, which the gateway refuses.
      const route = new CfnRoute(this, `route ${routeKey.replace('+', 'Rest')}`, {
        apiId: this.#apiId,
        routeKey,
        target: `integrations/${integration.ref}`,
        authorizationType: 'NONE',
      });
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: isPublic
          ? 'Anybody may call it: it is declared as public.'
          : 'Its function authenticates the caller, in the write that counts the request.',
      });
    }
  }
}
