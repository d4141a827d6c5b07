import { readdirSync } from 'node:fs';
import { canaryFunction } from '../bundle/bundle.ts';
import { type LocalFunction, readTemplate, referenceOf, type Template } from './read-template.ts';

/** A function with its route. */
export interface LocalEndpoint extends LocalFunction {
  /** Such as `GET /v1/items/{id}`, or `$default`. */
  routeKey: string;
}

/** A function that is called with records of the stream. */
export interface LocalStreamConsumer extends LocalFunction {
  /** It receives the events that match one of these patterns. */
  filters: unknown[];
  batchSize: number;
  retries: number;
}

/** A function that is called at an interval. */
export interface LocalSchedule extends LocalFunction {
  milliseconds: number;
}

/** A function that is called for objects created in the bucket. */
export interface LocalBucketConsumer extends LocalFunction {
  /** The prefix of the object keys for which it is called. */
  prefix: string;
  retries: number;
}

/** A function that is called with messages of a queue. */
export interface LocalQueueConsumer extends LocalFunction {
  /** The name of the queue in the template. */
  queue: string;
  /** How long until an unprocessed message is delivered again. */
  visibilityMilliseconds: number;
  /** The maximum number of deliveries of a message. */
  maxReceives: number;
  batchSize: number;
  /** The maximum number of its calls at once. */
  maxAtOnce: number;
}

/** A rule of the bucket for requests of web pages. */
export interface CorsRule {
  AllowedMethods: string[];
  AllowedOrigins: string[];
  AllowedHeaders: string[];
  MaxAge: number;
}

/** The parts of the synthesised stacks that run locally. */
interface LocalStack {
  endpoints: LocalEndpoint[];
  consumers: LocalStreamConsumer[];
  schedules: LocalSchedule[];
  queues: LocalQueueConsumer[];
  table: Record<string, unknown>;
  bucketConsumers: LocalBucketConsumer[];
  cors: CorsRule[];
}

/** Reads the synthesised stacks in a folder. */
export function readStack(folder: string): LocalStack {
  const files = readdirSync(folder).filter((name) => name.endsWith('.template.json'));
  const templates = files.map((file) => readTemplate(folder, file));
  const [table] = templates.flatMap(({ ofType }) => ofType('AWS::DynamoDB::GlobalTable'));
  if (!table) throw new Error(`No template in ${folder} has a table.`);
  const [bucket] = templates.flatMap(({ ofType }) => ofType('AWS::S3::Bucket'));
  if (!bucket) throw new Error(`No template in ${folder} has a bucket of files.`);
  return {
    endpoints: templates.flatMap(endpointsOf),
    consumers: templates.flatMap(consumersOf),
    // The canary raises alarms, which a local service does not have.
    schedules: templates.flatMap(schedulesOf).filter(({ name }) => name !== canaryFunction),
    queues: templates.flatMap(queuesOf),
    table: tableInput(table),
    bucketConsumers: templates.flatMap(bucketConsumersOf),
    cors: (bucket.CorsConfiguration as { CorsRules: CorsRule[] }).CorsRules,
  };
}

function endpointsOf({ ofType, at, functionAt }: Template): LocalEndpoint[] {
  return ofType('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => {
    const { IntegrationUri } = at(Target);
    return { ...functionAt(IntegrationUri), routeKey: String(RouteKey) };
  });
}

function consumersOf({ ofType, functionAt }: Template): LocalStreamConsumer[] {
  const ofStream = ofType('AWS::Lambda::EventSourceMapping').filter(isOfStream);
  return ofStream.map((mapping) => ({
    ...functionAt(mapping.FunctionName),
    filters: filtersOf(mapping),
    batchSize: Number(mapping.BatchSize),
    retries: Number(mapping.MaximumRetryAttempts),
  }));
}

/** Only event sources of streams have a starting position. */
const isOfStream = ({ StartingPosition }: Record<string, unknown>) =>
  StartingPosition !== undefined;

function queuesOf({ ofType, at, functionAt }: Template): LocalQueueConsumer[] {
  const ofQueue = ofType('AWS::Lambda::EventSourceMapping').filter((one) => !isOfStream(one));
  return ofQueue.map(({ EventSourceArn, FunctionName, BatchSize, ScalingConfig }) => {
    const { VisibilityTimeout, RedrivePolicy } = at(EventSourceArn);
    const { maxReceiveCount } = RedrivePolicy as { maxReceiveCount: number };
    const { MaximumConcurrency } = ScalingConfig as { MaximumConcurrency: number };
    return {
      ...functionAt(FunctionName),
      queue: referenceOf(EventSourceArn),
      visibilityMilliseconds: Number(VisibilityTimeout) * 1000,
      maxReceives: maxReceiveCount,
      batchSize: Number(BatchSize),
      maxAtOnce: MaximumConcurrency,
    };
  });
}

function schedulesOf({ ofType, functionAt }: Template): LocalSchedule[] {
  return ofType('AWS::Scheduler::Schedule').map(({ Target, ScheduleExpression }) => {
    const { Arn: reference } = Target as { Arn: unknown };
    const rate = /^rate\((\d+) (minute|hour)s?\)$/.exec(String(ScheduleExpression));
    if (!rate) throw new Error(`A schedule is not kept here: ${ScheduleExpression}.`);
    const [, count, unit] = rate;
    const minutes = Number(count) * (unit === 'hour' ? 60 : 1);
    return { ...functionAt(reference), milliseconds: minutes * 60_000 };
  });
}

function bucketConsumersOf({ ofType, at, functionAt }: Template): LocalBucketConsumer[] {
  const failures = ofType('AWS::Lambda::EventInvokeConfig');
  const rules = ofType('AWS::Events::Rule').filter(({ EventPattern }) => {
    // Local mails are files, which cannot be returned.
    return (EventPattern as { source: string[] }).source.includes('aws.s3');
  });
  return rules.map(({ Targets, EventPattern }) => {
    const { detail } = EventPattern as { detail: { object: { key: { prefix: string }[] } } };
    const [target] = Targets as { Arn: unknown }[];
    const fn = functionAt(target?.Arn);
    const own = failures.find(({ FunctionName }) => at(FunctionName).Description === fn.name);
    const prefix = detail.object.key[0]?.prefix ?? '';
    return { ...fn, prefix, retries: Number(own?.MaximumRetryAttempts) };
  });
}

function filtersOf({ FilterCriteria }: Record<string, unknown>): unknown[] {
  const { Filters: filters } = FilterCriteria as { Filters: { Pattern: string }[] };
  return filters.map(({ Pattern }) => JSON.parse(Pattern));
}

function tableInput(properties: Record<string, unknown>): Record<string, unknown> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = properties;
  const stream = { StreamEnabled: true, ...(properties.StreamSpecification as object) };
  return {
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    BillingMode,
    StreamSpecification: stream,
  };
}
