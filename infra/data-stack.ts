import { Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';
import { Storage } from './storage.ts';

interface DataStackProps extends StackProps {
  stage: Stage;
}

/**
 * What the service stores. It stands apart, so that no deployment of functions touches it; and as the
 * functions import the table's name, CloudFormation refuses to replace the table while they run.
 */
export class DataStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, { ...props, description: 'Equipment management: the table.' });
    this.table = new Storage(this, 'Storage', { stage }).table;
  }
}
