import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

export function secretStatement(secretArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue'],
    resources: [secretArn],
  });
}
