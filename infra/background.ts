import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { backgroundFunctions } from './background-functions.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Functions } from './functions.ts';

interface BackgroundProps {
  table: TableV2;
  functions: Functions;
}

/** What follows a write: the functions that the table's stream calls. */
export class Background extends Construct {
  constructor(scope: Construct, id: string, { table, functions }: BackgroundProps) {
    super(scope, id);
    const { tableStreamArn: streamArn } = table;
    if (!streamArn) throw new Error('The table has no stream.');
    const { queue } = new DeadLetters(this, 'DeadLetters');
    const reading = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    const statements = [
      new PolicyStatement({
        actions: reading.map((action) => `dynamodb:${action}`),
        resources: [streamArn],
      }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    ];
    for (const [operation, { entities, access }] of Object.entries(backgroundFunctions)) {
      const fn = functions.add(`background.${operation}`, { group: operation, access, statements });
      new CfnEventSourceMapping(this, operation, {
        functionName: fn.functionArn,
        eventSourceArn: streamArn,
        startingPosition: 'TRIM_HORIZON',
        filterCriteria: { filters: filtersOf(entities) },
        batchSize: 100,
        functionResponseTypes: ['ReportBatchItemFailures'],
        bisectBatchOnFunctionError: true,
        maximumRetryAttempts: 10,
        // Before the stream forgets them, after a day: a dead letter says only where they stand in it.
        maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
        destinationConfig: { onFailure: { destination: queue.queueArn } },
      });
    }
  }
}

/** A removed row has only an old image, a new one only a new image. */
function filtersOf(entities: readonly string[]) {
  return ['NewImage', 'OldImage'].map((image) => ({
    pattern: JSON.stringify({ dynamodb: { [image]: { entity: { S: entities } } } }),
  }));
}
