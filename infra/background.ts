import { Aws, Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  CfnEventInvokeConfig,
  CfnEventSourceMapping,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionSeconds, variables } from '#shared/config.ts';
import {
  type BackgroundFunction,
  bucketFunctions,
  type StreamFunction,
  scheduledFunctions,
  streamFunctions,
} from './background-functions.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Functions } from './functions.ts';
import { serviceRole } from './service-role.ts';

interface BackgroundProps {
  table: TableV2;
  bucket: Bucket;
  functions: Functions;
  /** Where the console is, which mails lead to. */
  consoleUrl: string;
  /** Who mails are from; nothing is mailed without. */
  mailFrom: string | undefined;
  /** The secret with the keys that sign pushes, which an operator puts there. */
  pushKeysArn: string;
}

/** What follows a write, and what happens at a time. */
export class Background extends Construct {
  readonly #props: BackgroundProps;
  readonly #queue: Queue;

  constructor(scope: Construct, id: string, props: BackgroundProps) {
    super(scope, id);
    this.#props = props;
    this.#queue = new DeadLetters(this, 'DeadLetters').queue;
    this.#followStream();
    this.#keepSchedules();
    this.#followBucket();
  }

  #followStream(): void {
    const { tableStreamArn: streamArn } = this.#props.table;
    if (!streamArn) throw new Error('The table has no stream.');
    const reading = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    const statements = [
      new PolicyStatement({
        actions: reading.map((action) => `dynamodb:${action}`),
        resources: [streamArn],
      }),
      this.#mayReport(),
    ];
    const consumers: [string, StreamFunction][] = Object.entries(streamFunctions);
    for (const [operation, { entities, inserts = [], ...options }] of consumers) {
      const fn = this.#add(operation, options, statements);
      new CfnEventSourceMapping(this, operation, {
        functionName: fn.functionArn,
        eventSourceArn: streamArn,
        startingPosition: 'TRIM_HORIZON',
        filterCriteria: { filters: filtersOf(entities, inserts) },
        batchSize: 100,
        functionResponseTypes: ['ReportBatchItemFailures'],
        bisectBatchOnFunctionError: true,
        maximumRetryAttempts: 10,
        // Before the stream forgets them, after a day: a dead letter says only where they stand in it.
        maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
        destinationConfig: { onFailure: { destination: this.#queue.queueArn } },
      });
    }
  }

  #keepSchedules(): void {
    for (const [operation, { schedule, ...options }] of Object.entries(scheduledFunctions)) {
      // The next run does what this one did not.
      const fn = this.#addReporting(operation, options, { retries: 0 });
      const role = serviceRole(this, `${operation}-caller`, 'scheduler', [
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.functionArn] }),
        this.#mayReport(),
      ]);
      new CfnSchedule(this, operation, {
        scheduleExpression: schedule,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: fn.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ time: '<aws.scheduler.scheduled-time>' }),
          deadLetterConfig: { arn: this.#queue.queueArn },
          retryPolicy: { maximumRetryAttempts: 0 },
        },
      });
    }
  }

  #followBucket(): void {
    const { bucket } = this.#props;
    for (const [operation, { prefix, ...options }] of Object.entries(bucketFunctions)) {
      const fn = this.#addReporting(operation, options, { retries: 2 });
      // By EventBridge: a notification of the bucket itself would tie the two stacks in a circle.
      new Rule(this, `${operation}-rule`, {
        description: `What comes into the bucket under ${prefix}`,
        eventPattern: {
          source: ['aws.s3'],
          detailType: ['Object Created'],
          detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix }] } },
        },
        targets: [new FunctionTarget(fn, { deadLetterQueue: this.#queue })],
      });
    }
  }

  /** What is called without anybody who waits: its failures go to the dead letters. */
  #addReporting(
    operation: string,
    options: BackgroundFunction,
    { retries }: { retries: number },
  ): LambdaFunction {
    const fn = this.#add(operation, options, [this.#mayReport()]);
    new CfnEventInvokeConfig(this, `${operation}-failures`, {
      functionName: fn.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: retries,
      destinationConfig: { onFailure: { destination: this.#queue.queueArn } },
    });
    return fn;
  }

  #mayReport(): PolicyStatement {
    return new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [this.#queue.queueArn],
    });
  }

  #add(
    operation: string,
    { access, bucket, mails = false, pushes = false }: BackgroundFunction,
    statements: readonly PolicyStatement[] = [],
  ): LambdaFunction {
    const { functions, consoleUrl, mailFrom, pushKeysArn } = this.#props;
    const sender = mails ? mailFrom : undefined;
    return functions.add(`background.${operation}`, {
      group: operation,
      access,
      ...(bucket ? { bucket } : {}),
      timeout: Duration.seconds(functionSeconds.background),
      statements: [
        ...statements,
        ...(sender === undefined ? [] : [mayMailAs(sender)]),
        ...(pushes ? [mayRead(pushKeysArn)] : []),
      ],
      environment: {
        ...(mails ? { [variables.consoleUrl]: consoleUrl } : {}),
        ...(sender === undefined ? {} : { [variables.mailFrom]: sender }),
        ...(pushes ? { [variables.pushSecret]: pushKeysArn } : {}),
      },
    });
  }
}

function mayRead(secretArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['secretsmanager:GetSecretValue'],
    resources: [secretArn],
  });
}

/** Mails by SES, from one address alone; the account has to have it verified, or a domain that it is of. */
function mayMailAs(sender: string): PolicyStatement {
  const address = /<(.+)>/.exec(sender)?.[1] ?? sender;
  const labels = address.slice(address.indexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const identities = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity`;
  return new PolicyStatement({
    actions: ['ses:SendRawEmail', 'ses:SendEmail'],
    resources: [address, ...domains].map((identity) => `${identities}/${identity}`),
    conditions: { StringEquals: { 'ses:FromAddress': address } },
  });
}

/** A removed row has only an old image, a new one only a new image. */
function filtersOf(entities: readonly string[], inserts: readonly string[]) {
  const of = (image: string, kinds: readonly string[]) => ({
    dynamodb: { [image]: { entity: { S: kinds } } },
  });
  const patterns = [
    of('NewImage', entities),
    of('OldImage', entities),
    { eventName: ['INSERT'], ...of('NewImage', inserts) },
    { eventName: ['REMOVE'], ...of('OldImage', inserts) },
  ];
  const wanted = inserts.length > 0 ? patterns : patterns.slice(0, 2);
  return wanted.map((pattern) => ({ pattern: JSON.stringify(pattern) }));
}
