import { Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FileBucket } from './file-bucket.ts';
import type { Stage } from './stage.ts';
import { Storage } from './storage.ts';

interface DataStackProps extends StackProps {
  stage: Stage;
}

/**
 * What the service stores. It stands apart, so that no deployment of functions touches it; and as the
 * functions import the names of table and bucket, CloudFormation refuses to replace them while they run.
 */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, { ...props, description: 'Equipment management: table and files.' });
    this.table = new Storage(this, 'Storage', { stage }).table;
    this.bucket = new FileBucket(this, 'Files', { stage }).bucket;
  }
}
