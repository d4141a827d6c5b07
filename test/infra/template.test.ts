import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { backgroundFunctions } from '#infra/background-functions.ts';
import { routes } from '#shared/routes/index.ts';
import { readTemplate, referred, resourcesOf } from './read-template.ts';

const template = readTemplate(join(inject('service').folder, 'cdk.out'));
const functions = resourcesOf(template, 'Lambda::Function');
const background = Object.entries(backgroundFunctions);
const catchAll = { key: '$default', name: 'service.unknown' };
const declared = routes.map(({ name, route }) => ({ key: `${route.method} ${route.path}`, name }));
const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);

test('every declared endpoint has its route to its own function, and all else has the catch-all', () => {
  const routed = resourcesOf(template, 'ApiGatewayV2::Route').map(({ Properties }) => {
    const integration = referred(template, Properties.Target);
    const { Description } = referred(template, integration.Properties.IntegrationUri).Properties;
    return { key: Properties.RouteKey, name: Description };
  });
  expect(routed.sort(byKey)).toEqual([...declared, catchAll].sort(byKey));
});

test('every background function is called by the stream with the rows that it declares', () => {
  const mappings = resourcesOf(template, 'Lambda::EventSourceMapping').map(({ Properties }) => {
    const { Description } = referred(template, Properties.FunctionName).Properties;
    expect(referred(template, Properties.EventSourceArn).Type).toBe('AWS::DynamoDB::GlobalTable');
    const patterns = Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    );
    return { name: Description, patterns };
  });
  const expected = background.map(([operation, { entities }]) => {
    const image = { entity: { S: entities } };
    const patterns = [{ dynamodb: { NewImage: image } }, { dynamodb: { OldImage: image } }];
    return { name: `background.${operation}`, patterns };
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

test('there is no function beside these', () => {
  expect(functions).toHaveLength(declared.length + 1 + background.length);
});

test('functions run on Node.js 24 on arm64, and log into a group that forgets', () => {
  for (const { Properties } of functions) {
    expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    const group = referred(template, Properties.LoggingConfig.LogGroup);
    expect(group.Properties.RetentionInDays).toBe(30);
  }
});

test('the API calls its functions with payload 2.0, as one role that may do nothing else', () => {
  const integrations = resourcesOf(template, 'ApiGatewayV2::Integration');
  for (const { Properties } of integrations) {
    expect(Properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    });
  }
  const roles = new Set(
    integrations.map(({ Properties }) => referred(template, Properties.CredentialsArn).id),
  );
  expect(roles.size).toBe(1);
  const [{ Properties } = expect.unreachable('There is no role.')] = [...roles].map(
    (id) => template.Resources[id],
  );
  const statements = Properties.Policies.flatMap(
    ({ PolicyDocument }: { PolicyDocument: { Statement: object[] } }) => PolicyDocument.Statement,
  );
  expect(statements).toEqual([
    {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: resourcesOf(template, 'ApiGatewayV2::Integration').map(
        ({ Properties: { IntegrationUri } }) => IntegrationUri,
      ),
    },
  ]);
});

test('the API cuts off floods and logs who called', () => {
  const [stage] = resourcesOf(template, 'ApiGatewayV2::Stage');
  expect(stage?.Properties.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
  const { AccessLogSettings } = stage?.Properties ?? {};
  expect(referred(template, AccessLogSettings.DestinationArn).Type).toBe('AWS::Logs::LogGroup');
  expect(Object.keys(JSON.parse(AccessLogSettings.Format))).toContain('id');
});

test('the stack says where the API is and which table it has', () => {
  const [api] = resourcesOf(template, 'ApiGatewayV2::Api');
  const [table] = resourcesOf(template, 'DynamoDB::GlobalTable');
  expect(template.Outputs).toMatchObject({
    ApiUrl: { Value: { 'Fn::GetAtt': [api?.id, 'ApiEndpoint'] } },
    TableName: { Value: { Ref: table?.id } },
  });
});

test('the stack stays under the 500 resources that CloudFormation takes', () => {
  expect(Object.keys(template.Resources).length).toBeLessThan(500);
});
