import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { StoredData } from './stored-data.ts';

/** The permissions of a function in the bucket, by key prefixes. */
export interface BucketAccess {
  gets?: readonly string[];
  puts?: readonly string[];
  deletes?: readonly string[];
  /** With this permission, S3 answers 404 for a missing object, instead of 403. */
  lists?: true;
}

const actions = { gets: 's3:GetObject', puts: 's3:PutObject', deletes: 's3:DeleteObject' } as const;
const verbs = ['gets', 'puts', 'deletes'] as const;

export function bucketStatements(
  { bucketArn }: StoredData,
  access: BucketAccess,
): PolicyStatement[] {
  const onObjects = verbs.flatMap((verb) => {
    const resources = (access[verb] ?? []).map((prefix) => `${bucketArn}/${prefix}*`);
    return resources.length > 0
      ? [new PolicyStatement({ actions: [actions[verb]], resources })]
      : [];
  });
  if (!access.lists) return onObjects;
  const listing = { actions: ['s3:ListBucket'], resources: [bucketArn] };
  return [...onObjects, new PolicyStatement(listing)];
}

/** Acknowledges the wildcard after each prefix: objects cannot be named before they exist. */
export function acknowledgePrefixes(
  role: Role,
  { bucketArn }: StoredData,
  access: BucketAccess,
): void {
  const arn = findingName(Stack.of(role).resolve(bucketArn));
  for (const prefix of new Set(verbs.flatMap((verb) => access[verb] ?? []))) {
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn}/${prefix}*]`,
      reason: 'Keys of objects vary: a role is restricted to their prefixes.',
    });
  }
}

/** An ARN in the format of the checks: `arn:<AWS::Partition>:s3:::<bucketName>`. */
function findingName({ 'Fn::Join': [, parts] }: { 'Fn::Join': [string, unknown[]] }): string {
  const partNames = parts.map((part) =>
    typeof part === 'string' ? part : `<${Object(part).Ref}>`,
  );
  return partNames.join('');
}
