import { Stack, type StackProps } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { Backup } from './backup.ts';
import { FileBucket } from './file-bucket.ts';
import { PushKeys } from './push-keys.ts';
import type { Stage } from './stage.ts';
import { Storage } from './storage.ts';
import {
  backupArns,
  copyVaultOf,
  type DataParameter,
  dataParameters,
  parameterPath,
} from './stored-data.ts';

interface DataStackProps extends StackProps {
  stage: Stage;
  /** Whether the stack and its table are protected from deletion. A failed first deployment has to be deleted. */
  terminationProtection: boolean;
}

/**
 * The data of the service, in a separate stack that deployments of functions do not change. The service finds
 * it by parameters, since exports would bind it to this table permanently (decision 31).
 */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, { ...props, description: 'Equipment management: table and files.' });
    const { terminationProtection: deletionProtection } = props;
    const { table } = new Storage(this, 'Storage', { stage, deletionProtection });
    const { bucket } = new FileBucket(this, 'Files', { stage });
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new Error('The table has no stream.');
    if (stage === 'prod') {
      const resources = backupArns(this, { table: table.tableArn, bucket: bucket.bucketArn });
      const { vaultName } = new Backup(this, 'Backup', {
        stage,
        resources,
        copyVaultArn: copyVaultOf(this),
      });
      new StringParameter(this, 'backupVault', {
        parameterName: parameterPath(stage, 'backupVault'),
        stringValue: vaultName,
      });
    }
    const values: Record<DataParameter, string> = {
      tableName: table.tableName,
      streamArn: tableStreamArn,
      bucketName: bucket.bucketName,
      pushKeysArn: new PushKeys(this, 'PushKeys', { stage }).arn,
    };
    for (const name of dataParameters) {
      new StringParameter(this, name, {
        parameterName: parameterPath(stage, name),
        stringValue: values[name],
      });
    }
  }
}
