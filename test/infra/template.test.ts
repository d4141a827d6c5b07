import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import {
  backgroundFunctions,
  bucketFunctions,
  type StreamFunction,
  streamFunctions,
} from '#infra/background-functions.ts';
import { routes } from '#shared/families/routes.ts';
import { readTemplates, referred, resourcesOf } from './read-template.ts';

const assembly = join(inject('service').folder, 'cdk.out');
const { api: template, data } = readTemplates(assembly);
const functions = resourcesOf(template, 'Lambda::Function');
const background: [string, StreamFunction][] = Object.entries(streamFunctions);
const catchAll = { key: '$default', name: 'service.unknown' };
const pages = [
  { key: 'GET /', name: 'console.serve' },
  { key: 'GET /console/{asset}', name: 'console.serve' },
  { key: 'GET /docs', name: 'docs.serve' },
  { key: 'GET /docs/{asset}', name: 'docs.serve' },
];
const declared = routes.map(({ name, route }) => ({ key: `${route.method} ${route.path}`, name }));
const paths = new Set(routes.map(({ route }) => route.path as string));
const [table] = resourcesOf(data, 'DynamoDB::GlobalTable');
const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);

/** The value that the stack of the data exports, and the other one imports. */
function exported(reference: { 'Fn::ImportValue': string }) {
  const [, name = ''] = reference['Fn::ImportValue'].split(':');
  return data.Outputs[name]?.Value;
}

test('every function is deployed with the bundle of its name', () => {
  const { files } = JSON.parse(readFileSync(join(assembly, 'Equipment-dev.assets.json'), 'utf8'));
  for (const { Properties } of functions) {
    const { source } = files[Properties.Code.S3Key.replace('.zip', '')];
    const asset = readFileSync(join(assembly, source.path, 'index.mjs'));
    const bundle = join(assembly, 'bundles', Properties.Description, 'index.mjs');
    expect(asset.equals(readFileSync(bundle)), Properties.Description).toBe(true);
  }
});

test('every declared endpoint has its route to its own function, pages theirs, and all else the catch-all', () => {
  const routed = resourcesOf(template, 'ApiGatewayV2::Route').map(({ Properties }) => {
    const integration = referred(template, Properties.Target);
    const { Description } = referred(template, integration.Properties.IntegrationUri).Properties;
    return { key: Properties.RouteKey, name: Description };
  });
  const isShadowed = ({ key, name }: { key: string; name: string }) =>
    name === catchAll.name && paths.has(key.split(' ')[1] ?? '');
  const rest = routed.filter((one) => !isShadowed(one));
  expect(rest.sort(byKey)).toEqual([...declared, catchAll, ...pages].sort(byKey));
  const keys = routed.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every background function is called by the stream with the rows that it declares', () => {
  const mappings = resourcesOf(template, 'Lambda::EventSourceMapping').map(({ Properties }) => {
    const { Description } = referred(template, Properties.FunctionName).Properties;
    expect(exported(Properties.EventSourceArn)).toEqual({ 'Fn::GetAtt': [table?.id, 'StreamArn'] });
    const patterns = Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    );
    return { name: Description, patterns };
  });
  const expected = background.map(([operation, { entities, inserts }]) => {
    const [always, insert] = [{ entity: { S: entities } }, { entity: { S: inserts } }];
    const patterns = [
      { dynamodb: { NewImage: always } },
      { dynamodb: { OldImage: always } },
      { eventName: ['INSERT'], dynamodb: { NewImage: insert } },
      { eventName: ['REMOVE'], dynamodb: { OldImage: insert } },
    ];
    return {
      name: `background.${operation}`,
      patterns: inserts ? patterns : patterns.slice(0, 2),
    };
  });
  expect(mappings).toEqual(expected);
});

test('a background function fails for the rows that failed alone, some times, and then says so', () => {
  const [queue] = resourcesOf(template, 'SQS::Queue');
  for (const { Properties } of resourcesOf(template, 'Lambda::EventSourceMapping')) {
    expect(Properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue?.id, 'Arn'] } } },
    });
  }
  const [alarm] = resourcesOf(template, 'CloudWatch::Alarm');
  expect(alarm?.Properties).toMatchObject({
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [queue?.id, 'QueueName'] } }],
    ComparisonOperator: 'GreaterThanThreshold',
    Threshold: 0,
  });
});

test('the bucket reports every upload to its function, and a failure is reported in the end', () => {
  const [bucket] = resourcesOf(data, 'S3::Bucket');
  const rules = resourcesOf(template, 'Events::Rule');
  expect(rules).toHaveLength(Object.keys(bucketFunctions).length);
  for (const { Properties } of rules) {
    const { source, detail } = Properties.EventPattern;
    expect(source).toEqual(['aws.s3']);
    expect(exported(detail.bucket.name[0])).toEqual({ Ref: bucket?.id });
    const [target] = Properties.Targets;
    const called = referred(template, target.Arn).Properties.Description;
    const operation = called.split('.')[1] as keyof typeof bucketFunctions;
    expect(detail.object.key).toEqual([{ prefix: bucketFunctions[operation].prefix }]);
    expect(referred(template, target.DeadLetterConfig.Arn).Type).toBe('AWS::SQS::Queue');
  }
});

test('the bucket is private, encrypted, and takes what comes over TLS alone', () => {
  const [bucket] = resourcesOf(data, 'S3::Bucket');
  const { PublicAccessBlockConfiguration, BucketEncryption } = bucket?.Properties ?? {};
  expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  expect(BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
  const [policy] = resourcesOf(data, 'S3::BucketPolicy');
  expect(policy?.Properties.PolicyDocument.Statement).toEqual([
    expect.objectContaining({
      Effect: 'Deny',
      Action: 's3:*',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  ]);
});

test('an upload that nobody looked at goes after a day, and so does what came in part', () => {
  const [bucket] = resourcesOf(data, 'S3::Bucket');
  const { Rules } = bucket?.Properties.LifecycleConfiguration ?? {};
  expect(Rules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Prefix: 'uploads/', ExpirationInDays: 1 }),
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    ]),
  );
});

test('there is no function beside these', () => {
  const total = declared.length + 3 + Object.keys(backgroundFunctions).length;
  expect(functions).toHaveLength(total);
});

test('functions run on Node.js 24 on arm64, and log JSON into a group that forgets', () => {
  for (const { Properties } of functions) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      LoggingConfig: {
        LogFormat: 'JSON',
        ApplicationLogLevel: 'INFO',
        SystemLogLevel: 'WARN',
      },
    });
    const group = referred(template, Properties.LoggingConfig.LogGroup);
    expect(group.Properties.RetentionInDays).toBe(30);
  }
});

test('functions and their logs say whose they are, so that cost can be split', () => {
  const logs = resourcesOf(template, 'Logs::LogGroup');
  const access = logs.filter(({ Properties }) => Properties.LogGroupName);
  expect(access).toHaveLength(1);
  for (const { Properties } of [...functions, ...logs]) {
    const family = Properties.LogGroupName ? [] : [{ Key: 'family', Value: expect.any(String) }];
    expect(Properties.Tags).toEqual([...family, { Key: 'stage', Value: 'dev' }]);
  }
});

test('the API calls its functions with payload 2.0, each family by a role that may do that alone', () => {
  const integrations = resourcesOf(template, 'ApiGatewayV2::Integration');
  const families = Map.groupBy(integrations, ({ Properties }) => {
    expect(Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    });
    return referred(template, Properties.CredentialsArn).id;
  });
  for (const [id, ofFamily] of families) {
    const policies = template.Resources[id]?.Properties.Policies;
    expect(policies).toHaveLength(1);
    const functions = ofFamily.map(({ Properties }) => Properties.IntegrationUri);
    const invoke = { Effect: 'Allow', Action: 'lambda:InvokeFunction' };
    const Resource = functions.length === 1 ? functions[0] : functions;
    expect(policies[0].PolicyDocument.Statement).toEqual([{ ...invoke, Resource }]);
    const names = functions.map((uri) => referred(template, uri).Properties.Description);
    expect(new Set(names.map((name) => name.split('.')[0])).size).toBe(1);
  }
});

test('the API cuts off floods, and sooner those of lists and writes', () => {
  const [stage] = resourcesOf(template, 'ApiGatewayV2::Stage');
  const { DefaultRouteSettings, RouteSettings } = stage?.Properties ?? {};
  expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 });
  const costly = routes.filter(({ route }) => route.list || route.writes);
  const expected = costly.map(({ route }) => [
    `${route.method} ${route.path}`,
    { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 },
  ]);
  expect(RouteSettings).toEqual(Object.fromEntries(expected));
});

test('the stage is made after the routes that it has settings for', () => {
  const [stage] = resourcesOf(template, 'ApiGatewayV2::Stage');
  const ids = resourcesOf(template, 'ApiGatewayV2::Route').map(({ id }) => id);
  expect(stage?.DependsOn).toEqual(expect.arrayContaining(ids));
});

test('the API logs who called, and why it answered without a function', () => {
  const [stage] = resourcesOf(template, 'ApiGatewayV2::Stage');
  const { DestinationArn, Format } = stage?.Properties.AccessLogSettings ?? {};
  expect(referred(template, DestinationArn).Properties.LogGroupName).toMatch(
    /^\/aws\/vendedlogs\//,
  );
  expect(Object.values(JSON.parse(Format))).toEqual(
    expect.arrayContaining([
      '$context.requestId',
      '$context.path',
      '$context.identity.userAgent',
      '$context.error.message',
      '$context.integrationErrorMessage',
      '$context.integration.status',
      '$context.integration.requestId',
      '$context.integration.latency',
    ]),
  );
});

test('the stack says where the API is and which table it has', () => {
  const [api] = resourcesOf(template, 'ApiGatewayV2::Api');
  const { ApiUrl, TableName } = template.Outputs;
  expect(ApiUrl?.Value).toEqual({ 'Fn::GetAtt': [api?.id, 'ApiEndpoint'] });
  expect(exported(TableName?.Value as { 'Fn::ImportValue': string })).toEqual({ Ref: table?.id });
});

test('the stack stays under the 500 resources that CloudFormation takes', () => {
  expect(Object.keys(template.Resources).length).toBeLessThan(500);
});
