import { Aws } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** A role with permissions that a service of AWS assumes on behalf of this account. */
export function serviceRole(
  scope: Construct,
  id: string,
  service: 'apigateway' | 'lambda' | 'scheduler',
  statements: PolicyStatement[],
): Role {
  return new Role(scope, id, {
    // Some services do not send the source account; if one does, it must be this account.
    assumedBy: new ServicePrincipal(`${service}.amazonaws.com`, {
      conditions: { StringEqualsIfExists: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    inlinePolicies: { own: new PolicyDocument({ statements }) },
  });
}
