import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { StoredData } from './stored-data.ts';

/** What a function may do in the bucket, by what the keys begin with. */
export interface BucketAccess {
  gets?: readonly string[];
  puts?: readonly string[];
  deletes?: readonly string[];
  /** An absent object answers 404 to it, instead of 403. */
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

/** Says of each prefix that a role is confined to it: no object could be named before it is there. */
export function acknowledgePrefixes(
  role: Role,
  { bucketArn }: StoredData,
  access: BucketAccess,
): void {
  const arn = findingName(Stack.of(role).resolve(bucketArn));
  for (const prefix of new Set(verbs.flatMap((verb) => access[verb] ?? []))) {
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn}/${prefix}*]`,
      reason: 'Objects come and go: a role is confined to what their keys begin with.',
    });
  }
}

/** An ARN as the checks write it: `arn:<AWS::Partition>:s3:::<bucketName>`. */
function findingName({ 'Fn::Join': [, parts] }: { 'Fn::Join': [string, unknown[]] }): string {
  const named = parts.map((part) => (typeof part === 'string' ? part : `<${Object(part).Ref}>`));
  return named.join('');
}
