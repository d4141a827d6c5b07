import { Arn, ArnFormat, CfnParameter, type NestedStack, type Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { type Stage, settingOf, textOf } from './stage.ts';

/** The names and ARNs of the resources with data, independent of the stack that created them. */
export interface StoredData {
  tableName: string;
  tableArn: string;
  streamArn: string;
  bucketName: string;
  bucketArn: string;
  /** The secret with the keys that sign push messages. */
  pushKeysArn: string;
  /** The values that the context overrides. */
  context: Readonly<Partial<Record<DataParameter, string>>>;
}

/** The parameters that the data stack passes to the service stack. */
export const dataParameters = ['tableName', 'streamArn', 'bucketName', 'pushKeysArn'] as const;
export type DataParameter = (typeof dataParameters)[number];

/** The name of a parameter in the Parameter Store. */
export function parameterPath(stage: Stage, name: DataParameter | 'backupVault'): string {
  return `/equipment/${stage}/${name}`;
}

/**
 * The data of a stage: the resources of its data stack, unless the context names others, such as a restored
 * table.
 */
export function storedDataOf(stack: Stack, stage: Stage): StoredData {
  const contextValue = contextOf(stack);
  assertOneTable(contextValue('tableName'), contextValue('streamArn'));
  const dataValueOf = (name: DataParameter) =>
    contextValue(name) ??
    StringParameter.valueForStringParameter(stack, parameterPath(stage, name));
  const namedParameters = dataParameters.flatMap((name) => {
    const value = contextValue(name);
    return value === undefined ? [] : [[name, value]];
  });
  return namedData(stack, Object.fromEntries(namedParameters), dataValueOf);
}

/** The ARNs of a stage's table and bucket: those in its context, or else those of its own stack. */
export function backupArns(stack: Stack, own: { table: string; bucket: string }): string[] {
  const contextValue = contextOf(stack);
  const [table, bucket] = [contextValue('tableName'), contextValue('bucketName')];
  return [
    table === undefined ? own.table : tableArnOf(stack, table),
    bucket === undefined ? own.bucket : bucketArnOf(stack, bucket),
  ];
}

/** The name of the vault with the backups of a stage; undefined if it has none. */
export function backupVaultOf(stack: Stack, stage: Stage): string | undefined {
  if (stage !== 'prod') return undefined;
  return StringParameter.valueForStringParameter(stack, parameterPath(stage, 'backupVault'));
}

/** The ARN of the vault in another AWS account or region that backups are copied into; undefined without copies. */
export function copyVaultOf({ node }: Stack): string | undefined {
  return textOf(settingOf(node, 'backupCopyVault'));
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

/** Passes the data to a nested stack as parameters. */
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

/** Throws for a table with the stream of another table, in which the background functions would see no writes. */
function assertOneTable(table: string | undefined, stream: string | undefined): void {
  if (table === undefined && stream === undefined) return;
  if (stream?.includes(`:table/${table}/stream/`)) return;
  throw new Error(
    "The contexts 'tableName' and 'streamArn' go together: the stream is the table's.",
  );
}
