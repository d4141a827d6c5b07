import { Arn, ArnFormat, CfnParameter, type NestedStack, type Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { type Stage, textOf } from './stage.ts';

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
  given: Readonly<Partial<Record<DataParameter, string>>>;
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
  const given = (name: DataParameter) => textOf(stack.node.tryGetContext(name));
  assertOneTable(given('tableName'), given('streamArn'));
  const placeOf = (name: DataParameter) =>
    given(name) ?? StringParameter.valueForStringParameter(stack, parameterPath(stage, name));
  const named = dataParameters.flatMap((name) => {
    const value = given(name);
    return value === undefined ? [] : [[name, value]];
  });
  return namedData(stack, Object.fromEntries(named), placeOf);
}

/** The same data in a stack within the stack that it is known to, by parameters of that stack. */
export function passData(stack: NestedStack, data: StoredData): StoredData {
  return namedData(stack, data.given, (name) => {
    const { valueAsString, logicalId } = new CfnParameter(stack, name);
    stack.setParameter(stack.resolve(logicalId), data[name]);
    return valueAsString;
  });
}

function namedData(
  stack: Stack,
  given: StoredData['given'],
  placeOf: (name: DataParameter) => string,
): StoredData {
  const [tableName, bucketName] = [placeOf('tableName'), placeOf('bucketName')];
  const bucket = { service: 's3', resource: bucketName, region: '', account: '' };
  return {
    tableName,
    tableArn: stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: tableName }),
    streamArn: placeOf('streamArn'),
    bucketName,
    bucketArn: Arn.format({ ...bucket, arnFormat: ArnFormat.NO_RESOURCE_NAME }, stack),
    pushKeysArn: placeOf('pushKeysArn'),
    given,
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
