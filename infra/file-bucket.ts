import { Duration, Validations } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { uploads } from '#shared/bucket/keys.ts';
import { removalOf, type Stage } from './stage.ts';

const day = Duration.days(1);
/** How long deleted files can be recovered in `prod`. */
const recovery = Duration.days(30);

const lifecycleRules: LifecycleRule[] = [
  { id: 'uploads', prefix: uploads, expiration: day, noncurrentVersionExpiration: day },
  { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: day },
  { id: 'deleted', noncurrentVersionExpiration: recovery, expiredObjectDeleteMarker: true },
];

/** The private bucket for files, which clients access only by presigned URLs. */
export class FileBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const isProd = stage === 'prod';
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      versioned: isProd,
      removalPolicy: removalOf(stage),
      lifecycleRules,
      // Web pages of any origin may upload to presigned URLs.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: ['*'],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: 3600,
        },
      ],
    });
    sendEventsToEventBridge(this.bucket);
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'The log of the API says who was granted access to which object.',
    });
  }
}

/** Sets the property directly, since the option of CDK deploys an extra Lambda function. */
function sendEventsToEventBridge({ node: { defaultChild } }: Bucket): void {
  if (!(defaultChild instanceof CfnBucket)) throw new Error('The bucket is made another way.');
  defaultChild.notificationConfiguration = {
    eventBridgeConfiguration: { eventBridgeEnabled: true },
  };
}
