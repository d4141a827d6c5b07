import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { indexAttributes, indexNames } from '#shared/table/indexes.ts';
import { removalOf, type Stage } from './stage.ts';
import { throughputOf } from './throughput.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

interface StorageProps {
  stage: Stage;
  /** Whether the deletion protection of the table is on. */
  deletionProtection: boolean;
}

/** The table, with the indexes for sorted lists. */
export class Storage extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, deletionProtection }: StorageProps) {
    super(scope, id);
    const throughput = throughputOf(this.node);
    const { warmThroughput, ...max } = throughput;
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billing: Billing.onDemand(max),
      ...(warmThroughput ? { warmThroughput } : {}),
      timeToLiveAttribute: 'expires_at',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage === 'prod' },
      deletionProtection,
      removalPolicy: removalOf(stage),
      globalSecondaryIndexes: indexNames.map((indexName) => ({
        indexName,
        partitionKey: text('pk'),
        sortKey: text(indexAttributes[indexName]),
        projectionType: ProjectionType.KEYS_ONLY,
        ...throughput,
      })),
    });
  }
}
