import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { StreamFunction } from '#infra/background-function.ts';
import {
  backgroundFunctions,
  bucketFunctions,
  queueFunctions,
  streamFunctions,
} from '#infra/background-functions.ts';
import { routeKeysOf } from '#infra/route-keys.ts';
import { routes } from '#shared/families/routes.ts';
import { functionBehind, readTemplates, resolveReference, resourcesOf } from './read-template.ts';

const assembly = join(inject('service').folder, 'cdk.out');
const { api, data, nested, service } = readTemplates(assembly);
const functions = resourcesOf(service, 'Lambda::Function');
const background: [string, StreamFunction][] = Object.entries(streamFunctions);
const catchAll = { key: '$default', name: 'service.unknown' };
const pages = [
  { key: 'GET /', name: 'console.serve' },
  { key: 'GET /console/{asset}', name: 'console.serve' },
  { key: 'GET /docs', name: 'docs.serve' },
  { key: 'GET /docs/{asset}', name: 'docs.serve' },
];
const declared = routes.map(({ name, route }) => ({ key: `${route.method} ${route.path}`, name }));
/** Routes for references with a slash, which the gateway decodes before it matches routes. */
const slashed = declared
  .filter(({ key }) => key.endsWith('/{ref}'))
  .map(({ key, name }) => ({ key: key.replace('{ref}', '{ref+}'), name }));
const paths = new Set(routes.map(({ route }) => route.path as string));
const [table] = resourcesOf(data, 'DynamoDB::GlobalTable');
const isSignIn = ({ path }: { path: string }) => path.startsWith('/v1/auth/');
const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);

/** The value that the data stack stores in the parameter behind a reference. */
function exportedValue(reference: { Ref: string }) {
  const [stack] = resourcesOf(api, 'CloudFormation::Stack');
  const { Ref: id } = stack?.Properties.Parameters[reference.Ref] ?? reference;
  const path = api.Parameters[id]?.Default;
  const parameters = resourcesOf(data, 'SSM::Parameter');
  return parameters.find(({ Properties }) => Properties.Name === path)?.Properties.Value;
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

test('every endpoint and page has a route to its own function, and all other requests reach the catch-all', () => {
  const routed = resourcesOf(service, 'ApiGatewayV2::Route').map((route) => {
    const integration = resolveReference(route, route.Properties.Target);
    const { Description } = functionBehind(route, integration.Properties.IntegrationUri).Properties;
    return { key: route.Properties.RouteKey, name: Description };
  });
  const isShadowed = ({ key, name }: { key: string; name: string }) =>
    name === catchAll.name && paths.has(key.split(' ')[1] ?? '');
  const rest = routed.filter((one) => !isShadowed(one));
  expect(rest.sort(byKey)).toEqual([...declared, ...slashed, catchAll, ...pages].sort(byKey));
  const keys = routed.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the id of a route is made of its key, so that routes never swap keys, which the gateway refuses', () => {
  for (const { id, Properties } of resourcesOf(service, 'ApiGatewayV2::Route')) {
    const words = Properties.RouteKey.replace('+', 'Rest').replace(/\W|_/g, '');
    expect(id).toBe(`route${words}`);
  }
});

test('a fixed path that a record path would match has a route for ANY other method', () => {
  const others = resourcesOf(service, 'ApiGatewayV2::Route')
    .map(({ Properties }): string => Properties.RouteKey)
    .filter((key) => !declared.some((one) => one.key === key))
    .filter((key) => [...paths].includes(key.split(' ')[1] ?? ''));
  expect(others).toContain('ANY /v1/items/lookup');
  expect(others.filter((key) => !key.startsWith('ANY '))).toEqual([]);
});

/** Sources that are streams: a queue has no starting position. */
const streamed = resourcesOf(service, 'Lambda::EventSourceMapping').filter(
  ({ Properties }) => Properties.StartingPosition !== undefined,
);

test('every background function is called by the stream with the rows that it declares', () => {
  const mappings = streamed.map((mapping) => {
    const { Properties } = mapping;
    const { Description } = functionBehind(mapping, Properties.FunctionName).Properties;
    expect(exportedValue(Properties.EventSourceArn)).toEqual({
      'Fn::GetAtt': [table?.id, 'StreamArn'],
    });
    const patterns = Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    );
    return { name: Description, patterns };
  });
  const expected = background.map(
    ([operation, { entities, insertsAndRemovals = [], inserts = [], removals = [] }]) => {
      const of = (kinds: readonly string[]) => ({ entity: { S: kinds } });
      const patterns = [
        { dynamodb: { NewImage: of(entities) } },
        { dynamodb: { OldImage: of(entities) } },
        { eventName: ['INSERT'], dynamodb: { NewImage: of([...insertsAndRemovals, ...inserts]) } },
        { eventName: ['REMOVE'], dynamodb: { OldImage: of([...insertsAndRemovals, ...removals]) } },
      ];
      return {
        name: `background.${operation}`,
        patterns: insertsAndRemovals.length + removals.length > 0 ? patterns : patterns.slice(0, 2),
      };
    },
  );
  expect(mappings).toEqual(expected);
});

test('a background function retries only the rows that failed, up to a limit, and then reports them', () => {
  const [queue] = resourcesOf(service, 'SQS::Queue');
  for (const { Properties } of streamed) {
    expect(Properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue?.id, 'Arn'] } } },
    });
  }
});

describe('queues of tasks', () => {
  const [deadLetters, ...queues] = resourcesOf(service, 'SQS::Queue');
  const mappings = resourcesOf(service, 'Lambda::EventSourceMapping').filter(
    ({ Properties }) => Properties.StartingPosition === undefined,
  );

  test('each function that runs tasks has a queue, and there is no other', () => {
    expect(queues).toHaveLength(Object.keys(queueFunctions).length);
    expect(mappings).toHaveLength(queues.length);
  });

  test.each(Object.entries(queueFunctions))(
    'the queue of %s gives up after five tries',
    (name, fn) => {
      const mapping = mappings.find((one) => {
        const called = functionBehind(one, one.Properties.FunctionName);
        return called.Properties.Description === `background.${name}`;
      });
      expect(mapping?.Properties).toMatchObject({
        BatchSize: fn.batchSize,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: fn.maxAtOnce },
      });
      const queue = queues.find(
        ({ id }) => id === mapping?.Properties.EventSourceArn['Fn::GetAtt'][0],
      );
      expect(queue?.Properties.RedrivePolicy).toEqual({
        deadLetterTargetArn: { 'Fn::GetAtt': [deadLetters?.id, 'Arn'] },
        maxReceiveCount: 5,
      });
    },
  );
});

test('the bucket sends every upload to its function, and failures to the dead-letter queue', () => {
  const [bucket] = resourcesOf(data, 'S3::Bucket');
  const rules = resourcesOf(service, 'Events::Rule');
  expect(rules).toHaveLength(Object.keys(bucketFunctions).length);
  for (const rule of rules) {
    const { Properties } = rule;
    const { source, detail } = Properties.EventPattern;
    expect(source).toEqual(['aws.s3']);
    expect(exportedValue(detail.bucket.name[0])).toEqual({ Ref: bucket?.id });
    const [target] = Properties.Targets;
    const called = functionBehind(rule, target.Arn).Properties.Description;
    const operation = called.split('.')[1] as keyof typeof bucketFunctions;
    expect(detail.object.key).toEqual([{ prefix: bucketFunctions[operation].prefix }]);
    expect(resolveReference(rule, target.DeadLetterConfig.Arn).Type).toBe('AWS::SQS::Queue');
  }
});

test('the bucket is private, encrypted, and accepts only TLS', () => {
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

test('an unprocessed upload expires after a day, and so does an incomplete one', () => {
  const [bucket] = resourcesOf(data, 'S3::Bucket');
  const { Rules } = bucket?.Properties.LifecycleConfiguration ?? {};
  expect(Rules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Prefix: 'uploads/', ExpirationInDays: 1 }),
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    ]),
  );
});

test('there are no other functions', () => {
  const total = declared.length + 3 + Object.keys(backgroundFunctions).length;
  expect(functions).toHaveLength(total);
});

test('functions run on Node.js 24 on arm64, and log JSON to a group with a retention period', () => {
  for (const fn of functions) {
    const { Properties } = fn;
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      LoggingConfig: {
        LogFormat: 'JSON',
        ApplicationLogLevel: 'INFO',
        SystemLogLevel: 'INFO',
      },
    });
    const group = resolveReference(fn, Properties.LoggingConfig.LogGroup);
    expect(group.Properties.RetentionInDays).toBe(30);
  }
});

test('functions and their logs are tagged, so that costs can be split', () => {
  const logs = resourcesOf(service, 'Logs::LogGroup');
  const access = logs.filter(({ Properties }) => Properties.LogGroupName);
  expect(access).toHaveLength(1);
  for (const { Properties } of [...functions, ...logs]) {
    const family = Properties.LogGroupName ? [] : [{ Key: 'family', Value: expect.any(String) }];
    expect(Properties.Tags).toEqual([...family, { Key: 'stage', Value: 'dev' }]);
  }
});

test('the API calls its functions with payload 2.0, each family with a role that can only invoke them', () => {
  const integrations = resourcesOf(service, 'ApiGatewayV2::Integration');
  const families = Map.groupBy(integrations, (integration) => {
    const { Properties, template } = integration;
    expect(Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    });
    return template.Resources[resolveReference(integration, Properties.CredentialsArn).id];
  });
  for (const [invoker, ofFamily] of families) {
    const policies = invoker?.Properties.Policies;
    expect(policies).toHaveLength(1);
    const aliases = ofFamily.map(({ Properties }) => Properties.IntegrationUri);
    const [{ Resource, ...invoke }, ...rest] = policies[0].PolicyDocument.Statement;
    expect([invoke, rest]).toEqual([{ Effect: 'Allow', Action: 'lambda:InvokeFunction' }, []]);
    const texts = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(texts([Resource].flat())).toEqual(texts(aliases));
    const names = ofFamily.map((one) => {
      return functionBehind(one, one.Properties.IntegrationUri).Properties.Description;
    });
    expect(new Set(names.map((name: string) => name.split('.')[0])).size).toBe(1);
  }
});

test('the API throttles all requests, with lower limits for lists and writes, and the lowest for sign-ins', () => {
  const [stage] = resourcesOf(api, 'ApiGatewayV2::Stage');
  const { DefaultRouteSettings, RouteSettings } = stage?.Properties ?? {};
  expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 });
  const costly = routes.filter(
    ({ route }) => route.list || route.feed || route.writes || isSignIn(route),
  );
  const expected = costly.flatMap(({ route }) => {
    const settings = isSignIn(route)
      ? { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }
      : { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 };
    return routeKeysOf(route).map((key) => [key, settings]);
  });
  expect(RouteSettings).toEqual(Object.fromEntries(expected));
});

test('the stage is created after the routes that it has settings for', () => {
  const [stage] = resourcesOf(api, 'ApiGatewayV2::Stage');
  const routed = nested.filter((one) => resourcesOf(one, 'ApiGatewayV2::Route').length > 0);
  const ids = resourcesOf(api, 'CloudFormation::Stack')
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('background'));
  expect(ids).toHaveLength(routed.length);
  expect(stage?.DependsOn).toEqual(expect.arrayContaining(ids));
});

test('the access log has the caller, and the reason for a response without a function', () => {
  const [stage] = resourcesOf(api, 'ApiGatewayV2::Stage');
  const { DestinationArn, Format } = stage?.Properties.AccessLogSettings ?? {};
  const { LogGroupName } = resolveReference({ template: api }, DestinationArn).Properties;
  expect(JSON.stringify(LogGroupName)).toContain('"/aws/vendedlogs/Equipment-dev/"');
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

test('the outputs of the stack are the address of the API and the name of the table', () => {
  const [gateway] = resourcesOf(api, 'ApiGatewayV2::Api');
  const { ApiUrl, TableName } = api.Outputs;
  expect(ApiUrl?.Value).toEqual({ 'Fn::GetAtt': [gateway?.id, 'ApiEndpoint'] });
  expect(exportedValue(TableName?.Value as { Ref: string })).toEqual({ Ref: table?.id });
});
