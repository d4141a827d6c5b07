import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionSeconds, type QueueName, queueVariables, variables } from '#shared/config.ts';
import type { BackgroundFunction, QueueFunction, StreamFunction } from './background-function.ts';
import {
  bucketFunctions,
  queueFunctions,
  retentionFunctions,
  scheduledFunctions,
  streamFunctions,
} from './background-functions.ts';
import { callOnEvents, callOnSchedule, sendFailuresTo, sendStatement } from './calls.ts';
import { DeadLetters } from './dead-letters.ts';
import type { DeployedFunction, Functions } from './functions.ts';
import { mailEnvironment, mailStatement } from './mail-permission.ts';
import { hasRetention, retentionEnvironment } from './retention.ts';
import { secretStatement } from './secret-permission.ts';
import type { StoredData } from './stored-data.ts';
import { filtersOf } from './stream-filters.ts';
import { taskQueues } from './task-queues.ts';
import { webhookEnvironment } from './webhook-environment.ts';

interface BackgroundProps {
  data: StoredData;
  functions: Functions;
  /** The URL of the console, for links in mails. */
  consoleUrl: string;
  /** The sender of mails; without it, none are sent. */
  mailFrom: string | undefined;
}

/** The background functions: those that follow writes, and those that run on a schedule. */
export class Background extends Construct {
  readonly #props: BackgroundProps;
  /** The dead-letter queue. */
  readonly queue: Queue;
  /** The queues, by the functions that they trigger. */
  readonly #queues: Readonly<Record<QueueName, Queue>>;
  /** The names of the functions in CloudWatch. */
  readonly functionNames = new Map<string, string>();

  constructor(scope: Construct, id: string, props: BackgroundProps) {
    super(scope, id);
    this.#props = props;
    this.queue = new DeadLetters(this, 'DeadLetters').queue;
    this.#queues = taskQueues(this, { deadLetters: this.queue });
    this.#followStream();
    this.#keepSchedules();
    this.#keepRetention();
    this.#followQueues();
    this.#followBucket();
  }

  #followStream(): void {
    const { streamArn } = this.#props.data;
    const reading = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    const statements = [
      new PolicyStatement({
        actions: reading.map((action) => `dynamodb:${action}`),
        resources: [streamArn],
      }),
      sendStatement(this.queue),
    ];
    const consumers: [string, StreamFunction][] = Object.entries(streamFunctions);
    for (const [operation, consumer] of consumers) {
      const fn = this.#add(operation, consumer, statements);
      new CfnEventSourceMapping(this, operation, {
        functionName: fn.arn,
        eventSourceArn: streamArn,
        startingPosition: 'TRIM_HORIZON',
        filterCriteria: { filters: filtersOf(consumer) },
        batchSize: 100,
        functionResponseTypes: ['ReportBatchItemFailures'],
        bisectBatchOnFunctionError: true,
        maximumRetryAttempts: 10,
        // Shorter than the 24 hours of the stream, since a dead letter has only sequence numbers to read the records by.
        maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
        destinationConfig: { onFailure: { destination: this.queue.queueArn } },
      });
    }
  }

  #keepSchedules(): void {
    for (const [operation, options] of Object.entries(scheduledFunctions)) {
      // The next run does what a failed one did not.
      const fn = this.#addReporting(operation, options, { retries: 0 });
      const { schedule } = options;
      const input = { time: '<aws.scheduler.scheduled-time>' };
      callOnSchedule(this, operation, { schedule, fn, input, deadLetters: this.queue });
    }
  }

  #keepRetention(): void {
    const environment = retentionEnvironment(this);
    for (const [operation, { schedule, ...options }] of Object.entries(retentionFunctions)) {
      const fn = this.#addReporting(operation, { ...options, environment }, { retries: 0 });
      if (!hasRetention(this)) continue;
      callOnSchedule(this, operation, { schedule, fn, deadLetters: this.queue });
    }
  }

  #followQueues(): void {
    const reading = [
      'ReceiveMessage',
      'DeleteMessage',
      'GetQueueAttributes',
      'ChangeMessageVisibility',
    ];
    const consumers: [string, QueueFunction][] = Object.entries(queueFunctions);
    for (const [operation, consumer] of consumers) {
      // A cast: each of these functions has a queue with its name.
      const { queueArn } = this.#queues[operation as QueueName];
      const statement = new PolicyStatement({
        actions: reading.map((action) => `sqs:${action}`),
        resources: [queueArn],
      });
      const fn = this.#add(operation, consumer, [statement]);
      new CfnEventSourceMapping(this, operation, {
        functionName: fn.arn,
        eventSourceArn: queueArn,
        batchSize: consumer.batchSize,
        functionResponseTypes: ['ReportBatchItemFailures'],
        scalingConfig: { maximumConcurrency: consumer.maxAtOnce },
      });
    }
  }

  #followBucket(): void {
    const { bucketName } = this.#props.data;
    for (const [operation, { prefix, ...options }] of Object.entries(bucketFunctions)) {
      const fn = this.#addReporting(operation, options, { retries: 2 });
      // With notifications of the bucket instead, the two stacks would depend on each other.
      callOnEvents(this, operation, {
        description: `What comes into the bucket under ${prefix}`,
        pattern: {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: [bucketName] }, object: { key: [{ prefix }] } },
        },
        ...{ fn, deadLetters: this.queue },
      });
    }
  }

  /** Adds a function that is called asynchronously. Its failures go to the dead-letter queue. */
  #addReporting(
    operation: string,
    options: BackgroundFunction,
    { retries }: { retries: number },
  ): DeployedFunction {
    const fn = this.#add(operation, options, [sendStatement(this.queue)]);
    sendFailuresTo(this, operation, { fn, retries, deadLetters: this.queue });
    return fn;
  }

  #add(
    operation: string,
    {
      access,
      bucket,
      mails = false,
      pushes = false,
      sends = [],
      seconds = functionSeconds.background,
      environment = {},
    }: BackgroundFunction,
    statements: readonly PolicyStatement[] = [],
  ): DeployedFunction {
    const { functions, consoleUrl, mailFrom, data } = this.#props;
    const sender = mails ? mailFrom : undefined;
    const fn = functions.add(`background.${operation}`, {
      group: operation,
      access,
      ...(bucket ? { bucket } : {}),
      timeout: Duration.seconds(seconds),
      statements: [
        ...statements,
        ...(sender === undefined ? [] : [mailStatement(sender, functions.stackName)]),
        ...(pushes ? [secretStatement(data.pushKeysArn)] : []),
        ...sends.map((name) => sendStatement(this.#queues[name])),
      ],
      environment: {
        ...environment,
        // Both link to the record that they are about.
        ...(mails || pushes ? { [variables.consoleUrl]: consoleUrl } : {}),
        ...(sender === undefined ? {} : mailEnvironment(sender, functions.stackName)),
        ...(pushes ? { [variables.pushSecret]: data.pushKeysArn } : {}),
        ...Object.fromEntries(
          sends.map((name) => [queueVariables[name], this.#queues[name].queueUrl]),
        ),
        ...(sends.includes('deliverWebhooks') ? webhookEnvironment(this) : {}),
      },
    });
    this.functionNames.set(operation, fn.functionName);
    return fn;
  }
}
