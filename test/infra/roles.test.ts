import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { BackgroundFunction } from '#infra/background-function.ts';
import {
  backgroundFunctions,
  bucketFunctions,
  queueFunctions,
  scheduledFunctions,
  streamFunctions,
} from '#infra/background-functions.ts';
import { routes } from '#shared/families/routes.ts';
import type { Route } from '#shared/routes/route.ts';
import { actionsOf, policiesOf, statementsOf } from './policies.ts';
import {
  type FoundResource,
  readTemplates,
  resolveReference,
  resourcesOf,
} from './read-template.ts';

function kindOf(isBackground: boolean, route: Route | undefined) {
  if (isBackground) return 'background';
  if (route?.logins) return route.writes ? 'members' : 'sign-in';
  return route?.writes ? 'write' : 'read';
}

const { service } = readTemplates(join(inject('service').folder, 'cdk.out'));
const declared = new Map(routes.map((one) => [one.name, one]));
const functions = resourcesOf(service, 'Lambda::Function').map((fn) => {
  const { Properties } = fn;
  const name: string = Properties.Description;
  const role = resolveReference(fn, Properties.Role);
  const [folder = ''] = name.split('.');
  const { family = folder, route } = declared.get(name) ?? {};
  const isBackground = name.startsWith('background.');
  const background = new Map(Object.entries(backgroundFunctions)).get(name.split('.')[1] ?? '');
  const kind = kindOf(isBackground, route);
  const isPages = name === 'console.serve' || name === 'docs.serve';
  const isPublic = isPages || route?.access === 'public';
  const usesTable = isBackground ? background?.access !== 'none' : !isPublic;
  const variables: object = Properties.Environment.Variables;
  return { name, group: isBackground ? name : family, kind, role, usesTable, variables };
});
const ofKind = (kind: string) => functions.filter((one) => one.kind === kind);

/** Actions on the table that change nothing. */
const reading = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const query = 'dynamodb:Query';
const credentials = ['KEY#*', 'SESSION#*'];

/** The write actions of a role on the table, each with the partitions that it is limited to. */
function writesOf(role: FoundResource) {
  return statementsOf(role).flatMap((statement) => {
    const writes = actionsOf(statement).filter(
      (action) => action.startsWith('dynamodb:') && !reading.includes(action),
    );
    const condition = statement.Condition ?? {};
    const isOnRows = writes.some((action) => !/Stream|Shard|Records/.test(action));
    if (isOnRows) expect(condition.Null).toEqual({ 'dynamodb:LeadingKeys': 'false' });
    const partitions = condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
    return writes.map((action) => ({ action, partitions: partitions as string[] }));
  });
}

test.each(functions)('the role of $name names every action and resource', ({ role }) => {
  for (const statement of statementsOf(role)) {
    expect(statement.Resource).not.toBe('*');
    for (const action of actionsOf(statement))
      expect(action).toMatch(/^(dynamodb|logs|s3|secretsmanager|ses|sqs):[A-Za-z]+$/);
  }
});

test.each(
  functions.filter(({ kind, usesTable }) => usesTable && !['sign-in', 'members'].includes(kind)),
)(
  '$name may not read logins, nor the secrets of webhooks unless it signs by them',
  ({ name, kind, role }) => {
    const signs =
      name === 'background.deliverWebhooks' || (name.startsWith('webhooks.') && kind === 'write');
    const hidden = ['LOGIN#*', ...(signs ? [] : ['A#*#webhook#*#secret'])];
    const statements = statementsOf(role).filter((one) => actionsOf(one).includes(query));
    const [allowed, denied] = statements;
    expect(statements).toHaveLength(2);
    expect(denied).toEqual({
      ...allowed,
      Effect: 'Deny',
      Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': hidden } },
    });
  },
);

test.each(functions.filter(({ usesTable }) => !usesTable))(
  '$name does not use the table: it has neither its name nor a permission for it',
  ({ role, variables }) => {
    expect(Object.keys(variables)).not.toContain('TABLE_NAME');
    const actions = statementsOf(role).flatMap(actionsOf);
    expect(actions.filter((action) => /Item|Query|Scan/.test(action))).toEqual([]);
  },
);

test('a role can be assumed for this account only', () => {
  for (const { Properties } of resourcesOf(service, 'IAM::Role')) {
    const [statement] = Properties.AssumeRolePolicyDocument.Statement;
    expect(statement.Condition).toEqual({
      StringEqualsIfExists: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
    });
  }
});

test.each(ofKind('read'))('$name may write only credentials', ({ role }) => {
  for (const { action, partitions } of writesOf(role)) {
    expect(action).toBe('dynamodb:UpdateItem');
    expect(partitions).toEqual(credentials);
  }
});

test.each(ofKind('write'))('$name may write only what its family declares', ({ group, role }) => {
  const kinds = routes.flatMap(({ family, route }) =>
    family === group ? (route.writes ?? []) : [],
  );
  const records = kinds.flatMap((kind) => [`A#*#${kind}`, `A#*#${kind}#*`]);
  const checks = routes.flatMap((one) => (one.family === group ? (one.route.checks ?? []) : []));
  const checked = checks.map((kind) => `A#*#${kind}`);
  const onlyChecked = writesOf(role).filter((one) =>
    one.partitions.some((it) => checked.includes(it)),
  );
  expect(new Set(onlyChecked.map(({ action }) => action))).toEqual(
    new Set(checked.length > 0 ? ['dynamodb:ConditionCheckItem'] : []),
  );
  records.push(...checked);
  const everyWrite = ['A#*#sequence', 'A#*#unique', 'IDEM#*', ...credentials];
  if (kinds.includes('key') || kinds.includes('webhook')) records.push('ACCOUNT');
  const partitions = new Set(writesOf(role).flatMap((one) => one.partitions));
  expect([...partitions].sort()).toEqual([...new Set([...records, ...everyWrite])].sort());
});

test.each(ofKind('sign-in'))(
  '$name may write only logins, sessions and other rows of the sign-in',
  ({ role }) => {
    const partitions = new Set(
      writesOf(role)
        .filter(({ action }) => action !== 'dynamodb:ConditionCheckItem')
        .flatMap((one) => one.partitions),
    );
    expect([...partitions].sort()).toEqual([
      ...['A#*#user', 'ATTEMPTS#*', 'IDEM#*', 'KEY#*', 'LOGIN#*', 'PUSH#*', 'RESET#*', 'SESSION#*'],
    ]);
    const onMembers = writesOf(role).filter((one) => one.partitions.includes('A#*#user'));
    expect(onMembers.map(({ action }) => action)).toEqual(['dynamodb:UpdateItem']);
  },
);

test.each(ofKind('sign-in'))(
  '$name may check that accounts are open and sessions live',
  ({ role }) => {
    const checks = writesOf(role).filter(({ action }) => action === 'dynamodb:ConditionCheckItem');
    expect(checks.flatMap(({ partitions }) => partitions).sort()).toEqual(['ACCOUNT', 'SESSION#*']);
  },
);

test.each(ofKind('members'))(
  '$name may write members, their keys and invitations, and their logins',
  ({ role }) => {
    const partitions = new Set(writesOf(role).flatMap((one) => one.partitions));
    expect([...partitions].sort()).toEqual(
      [
        ...['A#*#sequence', 'A#*#unique', 'A#*#user', 'A#*#user#*', 'ACCOUNT', 'ATTEMPTS#*'],
        ...['IDEM#*', 'INVITATION#*', 'LOGIN#*', 'PUSH#*', 'RESET#*', ...credentials],
      ].sort(),
    );
  },
);

const isRead = ({ access }: Route) => access.endsWith(':read');

test.each(routes.filter(({ route }) => route.method !== 'GET' && !isRead(route)))(
  '$name declares what it writes',
  ({ route }) => {
    expect(route.logins || route.writes?.length).toBeTruthy();
  },
);

test('background.countWrites may only read the stream, log, and send failed records to its queue', () => {
  const role = functions.find(({ name }) => name === 'background.countWrites')?.role;
  if (!role) throw new Error('There is no such function.');
  const [logs, stream, queue, ...rest] = statementsOf(role);
  expect(rest).toEqual([]);
  expect(logs?.Action).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  expect(resolveReference(role, logs?.Resource).Type).toBe('AWS::Logs::LogGroup');
  const [mapping] = resourcesOf(role.template, 'Lambda::EventSourceMapping');
  expect(stream?.Resource).toEqual(mapping?.Properties.EventSourceArn);
  expect(stream?.Action).toEqual([
    'dynamodb:DescribeStream',
    'dynamodb:GetRecords',
    'dynamodb:GetShardIterator',
    'dynamodb:ListStreams',
  ]);
  expect(queue?.Action).toBe('sqs:SendMessage');
  expect(resolveReference(role, queue?.Resource).Type).toBe('AWS::SQS::Queue');
});

const writers = {
  ...streamFunctions,
  ...scheduledFunctions,
  ...queueFunctions,
  ...bucketFunctions,
} satisfies Record<string, BackgroundFunction>;

test.each(Object.entries(writers).filter(([, { access }]) => access !== 'none'))(
  'background.%s may write only what it declares',
  (operation, { access }: BackgroundFunction) => {
    const role = functions.find(({ name }) => name === `background.${operation}`)?.role;
    if (!role) throw new Error('There is no such function.');
    const declared = typeof access === 'object' && 'rows' in access ? [...access.rows].sort() : [];
    const writes = writesOf(role).filter(({ action }) => !/Stream|Shard|Records/.test(action));
    expect(writes.length).toBeGreaterThan(0);
    for (const { partitions } of writes) expect([...partitions].sort()).toEqual(declared);
  },
);

/** The actions of a role on the bucket, each with its prefix of keys. */
function objectsOf(role: FoundResource): string[] {
  return statementsOf(role).flatMap((statement) =>
    actionsOf(statement)
      .filter((action) => action.startsWith('s3:'))
      .flatMap((action) => [statement.Resource].flat().map((one) => `${action} ${prefixOf(one)}`)),
  );
}

function prefixOf(resource: unknown): string {
  const [, prefix = ''] = /"(\/[^"]*)"/.exec(JSON.stringify(resource)) ?? [];
  return prefix;
}

test.each(functions)('$name has only the actions on the bucket that it needs', (one) => {
  const { name, group, kind, role } = one;
  const removing = ['s3:DeleteObject /files/*', 's3:DeleteObject /uploads/*'];
  const expected: Record<string, string[]> = {
    items: ['s3:GetObject /files/*'],
    issues: ['s3:GetObject /files/*'],
    files: ['s3:GetObject /files/*', ...(kind === 'write' ? ['s3:PutObject /uploads/*'] : [])],
    // Events contain the address of the picture of a record.
    'background.afterWrite': ['s3:GetObject /files/*'],
    'background.updateRecords': ['s3:GetObject /files/*'],
    'background.deliverWebhooks': ['s3:GetObject /files/*'],
    'background.removeObjects': removing,
    'background.checkUpload': [
      ...removing,
      's3:GetObject /uploads/*',
      's3:ListBucket ',
      's3:PutObject /files/*',
    ],
    'background.makePreview': [
      's3:DeleteObject /files/*',
      's3:GetObject /files/*',
      's3:ListBucket ',
      's3:PutObject /files/*',
    ],
  };
  expect(objectsOf(role).sort()).toEqual(expected[name] ?? expected[group] ?? []);
});

test('functions of different families do not share a role', () => {
  const groups = Map.groupBy(functions, ({ role }) => role.template.Resources[role.id]);
  for (const [, users] of groups) {
    expect(new Set(users.map(({ group }) => group)).size).toBe(1);
    expect(new Set(users.map(({ kind, usesTable }) => `${kind} ${usesTable}`)).size).toBe(1);
  }
});

test('the policies of a role fit in the 10,240 characters that IAM allows', () => {
  for (const role of resourcesOf(service, 'IAM::Role')) {
    const text = JSON.stringify(replaceReferences(policiesOf(role)));
    expect(text.length, role.id).toBeLessThan(10_240);
  }
});

/** The longest form of a value of a template: its references replaced by long names and ARNs. */
function replaceReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { 'Fn::Join': join, Ref: name } = Object(value);
  if (join) return join[1].map(replaceReferences).join('');
  // An account's id, a region or a partition; the name of a table, which CloudFormation makes; an ARN.
  if (/^AWS::/.test(name)) return 'ap-southeast-2';
  if (/Name$/.test(name)) return 'x'.repeat(64);
  if (name || 'Fn::GetAtt' in value) {
    return `arn:aws:lambda:ap-southeast-2:123456789012:function:${'x'.repeat(64)}:live`;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceReferences(one)]),
  );
}

/** The configuration that the code of a function reads, and the variable for it. */
const needed = { consoleUrl: 'CONSOLE_URL', bucket: 'BUCKET_NAME' };
/** Its bundle also contains code that only other functions run. */
const sharingBundle = 'background.afterWrite';

test.each(functions.filter(({ name }) => name !== sharingBundle))(
  '$name has every variable that its code reads',
  async ({ name, variables }) => {
    const bundle = join(inject('service').folder, 'cdk.out', 'bundles', name, 'index.mjs');
    const code = await readFile(bundle, 'utf8');
    for (const [property, variable] of Object.entries(needed)) {
      if (code.includes(`.${property})`)) expect(variables).toHaveProperty(variable);
    }
  },
);
