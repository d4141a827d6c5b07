import { readdirSync } from 'node:fs';
import { canaryFunction } from '../bundle/bundle.ts';
import { type LocalFunction, readTemplate, referenceOf, type Template } from './read-template.ts';

/** A function that a route leads to. */
export interface LocalEndpoint extends LocalFunction {
  /** As `GET /v1/items/{id}`, or `$default`. */
  routeKey: string;
}

/** A function that the table's stream calls. */
export interface LocalStreamConsumer extends LocalFunction {
  /** Patterns of events; it gets those that match one. */
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
  /** It is called for keys that begin with this. */
  prefix: string;
  retries: number;
}

/** A function that a queue calls. */
export interface LocalQueueConsumer extends LocalFunction {
  /** The name of the queue in the template. */
  queue: string;
  /** How long until a message that was not processed comes again. */
  visibilityMilliseconds: number;
  /** How often a message comes at most. */
  maxReceives: number;
  batchSize: number;
  /** How many of it run at once at most. */
  maxAtOnce: number;
}

/** Which pages may send to the bucket, as the template has it. */
export interface CorsRule {
  AllowedMethods: string[];
  AllowedOrigins: string[];
  AllowedHeaders: string[];
  MaxAge: number;
}

/** What the synthesised stacks say of the API, of the background and of the table. */
interface LocalStack {
  endpoints: LocalEndpoint[];
  consumers: LocalStreamConsumer[];
  schedules: LocalSchedule[];
  queues: LocalQueueConsumer[];
  table: Record<string, unknown>;
  bucketConsumers: LocalBucketConsumer[];
  cors: CorsRule[];
}

/** Reads the stacks that were synthesised into a folder. */
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
    // On a laptop nobody is called when the service is dead.
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

/** A stream is read from some place on; a queue has none. */
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
    // Mails are files on a laptop, and none comes back.
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
