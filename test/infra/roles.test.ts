import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { routes } from '#shared/routes/index.ts';
import { type Resource, readTemplate, referred, resourcesOf } from './read-template.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string[]>>;
}

const template = readTemplate(join(inject('service').folder, 'cdk.out'));
const declared = new Map(routes.map((one) => [one.name, one]));
const functions = resourcesOf(template, 'Lambda::Function').map(({ Properties }) => {
  const name: string = Properties.Description;
  const role = referred(template, Properties.Role);
  const { family = 'service', route } = declared.get(name) ?? {};
  const isBackground = name.startsWith('background.');
  const kind = isBackground ? 'background' : route?.writes ? 'write' : 'read';
  return { name, group: isBackground ? name : family, kind, role };
});
const ofKind = (kind: string) => functions.filter((one) => one.kind === kind);

/** Actions on the table that change nothing. */
const reading = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const credentialRows = /^(KEY|SESSION)#\*$/;

function policiesOf({ Properties }: Resource): { Statement: Statement[] }[] {
  return Properties.Policies.map(
    ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument,
  );
}

const statementsOf = (role: Resource) => policiesOf(role).flatMap(({ Statement }) => Statement);
const actionsOf = ({ Action }: Statement) => [Action].flat();

/** What a role may write in the table: each action with the partitions that it is confined to. */
function writesOf(role: Resource) {
  return statementsOf(role).flatMap((statement) => {
    const writes = actionsOf(statement).filter(
      (action) => action.startsWith('dynamodb:') && !reading.includes(action),
    );
    const partitions = statement.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
    return writes.map((action) => ({ action, partitions: partitions ?? ['*'] }));
  });
}

test.each(functions)('the role of $name names every action and resource', ({ role }) => {
  for (const statement of statementsOf(role)) {
    expect(statement.Effect).toBe('Allow');
    expect(statement.Resource).not.toBe('*');
    for (const action of actionsOf(statement))
      expect(action).toMatch(/^(dynamodb|logs|sqs):[A-Za-z]+$/);
  }
});

test.each(ofKind('read'))('$name may write credentials alone', ({ role }) => {
  for (const { action, partitions } of writesOf(role)) {
    expect(action).toBe('dynamodb:UpdateItem');
    for (const partition of partitions) expect(partition).toMatch(credentialRows);
  }
});

test.each(ofKind('write'))('$name may write what its family declares alone', ({ group, role }) => {
  const kinds = routes.flatMap(({ family, route }) =>
    family === group ? (route.writes ?? []) : [],
  );
  const records = kinds.flatMap((kind) => [`A#*#${kind}`, `A#*#${kind}#*`]);
  const everyWrite = ['A#*#sequence', 'A#*#unique', 'A#*#history', 'IDEM#*', 'KEY#*'];
  const partitions = new Set(writesOf(role).flatMap((one) => one.partitions));
  expect([...partitions].sort()).toEqual([...new Set([...records, ...everyWrite])].sort());
});

test.each(routes.filter(({ route }) => route.method !== 'GET'))(
  '$name says what it writes',
  ({ route }) => {
    expect(route.writes?.length).toBeGreaterThan(0);
  },
);

test('background.countWrites may read the stream, log, and send what failed, and nothing else', () => {
  const role = functions.find(({ name }) => name === 'background.countWrites')?.role;
  if (!role) throw new Error('There is no such function.');
  const allowed = statementsOf(role).map((statement) => {
    return [actionsOf(statement).join(), referred(template, statement.Resource).Type];
  });
  expect(Object.fromEntries(allowed)).toEqual({
    'logs:CreateLogStream,logs:PutLogEvents': 'AWS::Logs::LogGroup',
    'dynamodb:DescribeStream,dynamodb:GetRecords,dynamodb:GetShardIterator,dynamodb:ListStreams':
      'AWS::DynamoDB::GlobalTable',
    'sqs:SendMessage': 'AWS::SQS::Queue',
  });
});

test('functions of different families do not share a role', () => {
  const groups = Map.groupBy(functions, ({ role }) => role.id);
  for (const [, users] of groups) {
    expect(new Set(users.map(({ group }) => group)).size).toBe(1);
    expect(new Set(users.map(({ kind }) => kind)).size).toBe(1);
  }
});

test('the policies of a role fit the 10,240 characters that IAM takes', () => {
  // As long as the ARN of a function can get: its name has up to 64 characters.
  const arn = `arn:aws:lambda:ap-southeast-2:123456789012:function:${'x'.repeat(64)}`;
  for (const role of resourcesOf(template, 'IAM::Role')) {
    const text = JSON.stringify(policiesOf(role)).replaceAll(
      /\{"(Fn::GetAtt|Ref)":[^}]*\}/g,
      `"${arn}"`,
    );
    expect(text.length, role.id).toBeLessThan(10_240);
  }
});
