import { Arn, ArnFormat, CfnParameter, type NestedStack, type Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { type Stage, settingOf, textOf } from './stage.ts';

/** What the service works on, by name: nothing in here knows which stack made it. */
export interface StoredData {
  tableName: string;
  tableArn: string;
  streamArn: string;
  bucketName: string;
  bucketArn: string;
  /** The secret with the keys that sign pushes. */
  pushKeysArn: string;
  /** What the context names of it. */
  context: Readonly<Partial<Record<DataParameter, string>>>;
}

/** What the stack of the data tells the stack of the service. */
export const dataParameters = ['tableName', 'streamArn', 'bucketName', 'pushKeysArn'] as const;
export type DataParameter = (typeof dataParameters)[number];

/** Where a parameter is kept. */
export function parameterPath(stage: Stage, name: DataParameter): string {
  return `/equipment/${stage}/${name}`;
}

/**
 * The data of a stage: what its stack of the data made, or, each by itself, what the context names, such
 * as a table that was restored.
 */
export function storedDataOf(stack: Stack, stage: Stage): StoredData {
  const contextValue = contextOf(stack);
  assertOneTable(contextValue('tableName'), contextValue('streamArn'));
  const dataValueOf = (name: DataParameter) =>
    contextValue(name) ??
    StringParameter.valueForStringParameter(stack, parameterPath(stage, name));
  const named = dataParameters.flatMap((name) => {
    const value = contextValue(name);
    return value === undefined ? [] : [[name, value]];
  });
  return namedData(stack, Object.fromEntries(named), dataValueOf);
}

/** The ARNs of the table and the bucket of a stage: what its context names, or what its stack made. */
export function backupArns(stack: Stack, own: { table: string; bucket: string }): string[] {
  const contextValue = contextOf(stack);
  const [table, bucket] = [contextValue('tableName'), contextValue('bucketName')];
  return [
    table === undefined ? own.table : tableArnOf(stack, table),
    bucket === undefined ? own.bucket : bucketArnOf(stack, bucket),
  ];
}

function contextOf(stack: Stack) {
  return (name: DataParameter) => textOf(settingOf(stack.node, name));
}

function tableArnOf(stack: Stack, resourceName: string): string {
  return stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName });
}

function bucketArnOf(stack: Stack, resource: string): string {
  const bucket = { service: 's3', resource, region: '', account: '' };
  return Arn.format({ ...bucket, arnFormat: ArnFormat.NO_RESOURCE_NAME }, stack);
}

/** The same data in a stack within the stack that it is known to, by parameters of that stack. */
export function passData(stack: NestedStack, data: StoredData): StoredData {
  return namedData(stack, data.context, (name) => {
    const { valueAsString, logicalId } = new CfnParameter(stack, name);
    stack.setParameter(stack.resolve(logicalId), data[name]);
    return valueAsString;
  });
}

function namedData(
  stack: Stack,
  context: StoredData['context'],
  dataValueOf: (name: DataParameter) => string,
): StoredData {
  const [tableName, bucketName] = [dataValueOf('tableName'), dataValueOf('bucketName')];
  return {
    tableName,
    tableArn: tableArnOf(stack, tableName),
    streamArn: dataValueOf('streamArn'),
    bucketName,
    bucketArn: bucketArnOf(stack, bucketName),
    pushKeysArn: dataValueOf('pushKeysArn'),
    context,
  };
}

/** A table with the stream of another one would be a service that never hears of its writes. */
function assertOneTable(table: string | undefined, stream: string | undefined): void {
  if (table === undefined && stream === undefined) return;
  if (stream?.includes(`:table/${table}/stream/`)) return;
  throw new Error(
    "The contexts 'tableName' and 'streamArn' go together: the stream is the table's.",
  );
}
