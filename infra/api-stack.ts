import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { Background } from './background.ts';
import { Endpoints } from './endpoints.ts';
import { type CodeOf, Functions } from './functions.ts';
import type { Processor, Stage } from './stage.ts';

interface ApiStackProps extends StackProps {
  stage: Stage;
  table: TableV2;
  bucket: Bucket;
  codeOf: CodeOf;
  processor: Processor;
  /** Where owners reach the console, where that is not the address of the API. */
  consoleUrl: string | undefined;
  mailFrom: string | undefined;
}

/** What the service answers, and what follows a write. */
export class ApiStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, table, bucket, codeOf, processor, consoleUrl, mailFrom, ...props }: ApiStackProps,
  ) {
    super(scope, id, { ...props, description: 'Equipment management: API and functions.' });
    const functions = new Functions(this, 'Functions', {
      ...{ table, bucket, codeOf, processor, stage },
    });
    const { url } = new Endpoints(this, 'Endpoints', { functions, stage });
    const pushKeys = new CfnSecret(this, 'PushKeys', {
      description: 'Signs pushes to browsers; made by npm run ops -- push keys.',
      secretString: '{}',
    });
    Validations.of(pushKeys).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Browsers subscribe by this key: another one would end all subscriptions.',
    });
    new Background(this, 'Background', {
      table,
      bucket,
      functions,
      consoleUrl: consoleUrl ?? url,
      mailFrom,
      pushKeysArn: pushKeys.attrId,
    });
    new CfnOutput(this, 'PushKeysArn', {
      value: pushKeys.attrId,
      description: 'For npm run ops.',
    });
    new CfnOutput(this, 'ApiUrl', { value: url, description: 'Where the API answers.' });
    new CfnOutput(this, 'BucketName', {
      value: bucket.bucketName,
      description: 'Where files of items are kept.',
    });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'For npm run ops.' });
  }
}
