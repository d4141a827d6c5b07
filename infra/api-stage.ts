import { Aws, Fn, Stack } from 'aws-cdk-lib';
import { type CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { routes } from '#shared/families/routes.ts';
import { isSignInPath } from '#shared/routes/path.ts';
import { logGroup } from './log-group.ts';
import { routeKeysOf } from './route-keys.ts';
import type { Stage } from './stage.ts';

/** The limit for all requests: per second, and in a burst. Further ones are refused before they cost a function. */
const throttle = { rate: 2000, burst: 4000 };
/** The limit for lists and writes, which cost many times as much as a read of one record. */
const costlyThrottle = { rate: 1000, burst: 2000 };
/** The limit for signing in, where a password takes half a second of a processor. */
const signInThrottle = { rate: 50, burst: 100 };

/** The format of the access log. */
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
  // Differs from `status` if the gateway answered instead of the function.
  function_status: '$context.integration.status',
  function_milliseconds: '$context.integration.latency',
  function_error: '$context.integrationErrorMessage',
};

interface ApiStageProps {
  api: CfnApi;
  stage: Stage;
}

/** The stage of the API, with its rate limits and its access log. */
export class ApiStage extends Construct {
  readonly accessLogName: string;

  constructor(scope: Construct, id: string, { api, stage }: ApiStageProps) {
    super(scope, id);
    // This prefix saves an entry in the log delivery policy of the AWS account, whose size is limited. With the id
    // of the stack, the name cannot be that of a log group that an earlier stack left.
    const own = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    const access = logGroup(this, 'access-log', stage, {
      name: `/aws/vendedlogs/${Stack.of(this).stackName}/${own}/access`,
      // It contains the IP addresses of people.
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

/** CloudFormation does not change the case of the names in this value. */
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
