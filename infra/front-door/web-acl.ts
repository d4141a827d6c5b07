import { Stack } from 'aws-cdk-lib';
import { CfnIPSet, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests of an IP address in five minutes, enough for ten programs at their full rate. */
const maxRequests = 15_000;
/** Attempts to sign in of an IP address in five minutes, enough for a school at the start of a lesson. */
const maxSignIns = 300;
/** The managed rule group of AWS for addresses with a bad reputation. */
const reputation = 'AWSManagedRulesAmazonIpReputationList';

/**
 * The rules for requests. The managed rules on their content are not used, since these refuse bodies above 8 KB,
 * and texts that look like code, such as some descriptions of damage.
 */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const scopeOfEdge = 'CLOUDFRONT';
    const blocked = (['IPV4', 'IPV6'] as const).map((ipAddressVersion) => {
      const name = `${stackName}-blocked-${ipAddressVersion.toLowerCase()}`;
      const description = 'Filled by hand: docs/front-door.md';
      // Empty at first. A deployment that changes the set in any way empties it again.
      const set = { name, description, scope: scopeOfEdge, ipAddressVersion, addresses: [] };
      return new CfnIPSet(this, ipAddressVersion, set).attrArn;
    });
    const rules: Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>[] = [
      {
        name: 'blocked',
        action: { block: {} },
        statement: {
          orStatement: {
            statements: blocked.map((arn) => ({ ipSetReferenceStatement: { arn } })),
          },
        },
      },
      {
        name: 'reputation',
        overrideAction: { none: {} },
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: reputation } },
      },
      {
        name: 'sign-in',
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: {
          rateBasedStatement: {
            limit: maxSignIns,
            aggregateKeyType: 'IP',
            scopeDownStatement: {
              byteMatchStatement: {
                searchString: '/v1/auth/',
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'STARTS_WITH',
                // The gateway decodes paths, so `//v1/auth` and `/./v1/auth` must count, too.
                textTransformations: [
                  { priority: 0, type: 'URL_DECODE' },
                  { priority: 1, type: 'NORMALIZE_PATH' },
                ],
              },
            },
          },
        },
      },
      {
        name: 'flood',
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: { limit: maxRequests, aggregateKeyType: 'IP' } },
      },
    ];
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: scopeOfEdge,
      defaultAction: { allow: {} },
      // AWS reserves the metric name `All`, and does not say whether `all` is another one.
      visibilityConfig: visibility('web-acl'),
      rules: rules.map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibility(rule.name),
      })),
    }).attrArn;
  }
}

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
