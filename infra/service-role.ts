import { Aws } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** A role that a service of AWS takes on for this account, and what it may do. */
export function serviceRole(
  scope: Construct,
  id: string,
  service: 'apigateway' | 'lambda' | 'scheduler',
  statements: PolicyStatement[],
): Role {
  return new Role(scope, id, {
    // Services do not always send the source account; if they do, it must be this one.
    assumedBy: new ServicePrincipal(`${service}.amazonaws.com`, {
      conditions: { StringEqualsIfExists: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: { own: new PolicyDocument({ statements }) },
  });
}
