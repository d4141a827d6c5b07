import { Aws, Fn, Stack } from 'aws-cdk-lib';
import { type CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { routes } from '#shared/families/routes.ts';
import { isSignInPath } from '#shared/routes/path.ts';
import { logGroup } from './log-group.ts';
import { routeKeysOf } from './route-keys.ts';
import type { Stage } from './stage.ts';

/** Floods are cut off here, before they cost a function: requests a second, and at once. */
const throttle = { rate: 2000, burst: 4000 };
/** For what costs many times a read of one record: lists and writes. */
const costlyThrottle = { rate: 1000, burst: 2000 };
/** For signing in, where a password takes half a second of a processor. */
const signInThrottle = { rate: 50, burst: 100 };

/** What the gateway notes of each request, and of what it answered itself. */
export const accessFormat = {
  id: '$context.requestId',
  at: '$context.requestTimeEpoch',
  ip: '$context.identity.sourceIp',
  user_agent: '$context.identity.userAgent',
  method: '$context.httpMethod',
  path: '$context.path',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  error: '$context.error.message',
  function_id: '$context.integration.requestId',
  // What the function answered: another status than `status` where the gateway answered by itself.
  function_status: '$context.integration.status',
  function_milliseconds: '$context.integration.latency',
  function_error: '$context.integrationErrorMessage',
};

interface ApiStageProps {
  api: CfnApi;
  stage: Stage;
}

/** Where the API answers: how much it takes, and what it logs. */
export class ApiStage extends Construct {
  readonly accessLogName: string;

  constructor(scope: Construct, id: string, { api, stage }: ApiStageProps) {
    super(scope, id);
    // Under this prefix, log groups do not use up the size of the account's log delivery policy. The
    // stack's own id keeps the name free: what an earlier stack left behind stops no other one.
    const own = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    const access = logGroup(this, 'access-log', stage, {
      name: `/aws/vendedlogs/${Stack.of(this).stackName}/${own}/access`,
      // It holds addresses of people.
      prodRetention: RetentionDays.THREE_MONTHS,
    });
    this.accessLogName = access.logGroupName;
    new CfnStage(this, 'Stage', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: {
        throttlingRateLimit: throttle.rate,
        throttlingBurstLimit: throttle.burst,
      },
      routeSettings: costlySettings(),
      accessLogSettings: {
        destinationArn: access.logGroupArn,
        format: JSON.stringify(accessFormat),
      },
    });
  }
}

/** CloudFormation takes the names in here as they are. */
function costlySettings() {
  const settings = routes.flatMap(({ route }) => {
    const isCostly = route.list || route.feed || route.writes;
    const throttle = isSignInPath(route.path)
      ? signInThrottle
      : isCostly
        ? costlyThrottle
        : undefined;
    if (!throttle) return [];
    const { rate: ThrottlingRateLimit, burst: ThrottlingBurstLimit } = throttle;
    return routeKeysOf(route).map((key) => [key, { ThrottlingRateLimit, ThrottlingBurstLimit }]);
  });
  return Object.fromEntries(settings);
}
