import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}

/** A function of the stack: its route, and the folder of its bundle. */
export interface LocalFunction {
  /** As `GET /v1/items/{id}`, or `$default`. */
  routeKey: string;
  folder: string;
  timeoutMilliseconds: number;
}

/** What the synthesised stack says of the API and of the table. */
export interface LocalStack {
  functions: LocalFunction[];
  table: Record<string, unknown>;
}

/** Reads the stack that was synthesised into a folder. */
export function readStack(folder: string): LocalStack {
  const file = readdirSync(folder).find((name) => name.endsWith('.template.json'));
  if (!file) throw new Error(`There is no template in ${folder}.`);
  const template = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const resources: Record<string, Resource> = template.Resources;
  const assets = readAssets(folder, file);
  const ofType = (type: string) => Object.values(resources).filter((one) => one.Type === type);
  const functions = ofType('AWS::ApiGatewayV2::Route').map(({ Properties }) => {
    const integration = at(resources, referenceOf(Properties.Target, 'Ref'));
    const fn = at(resources, referenceOf(integration.IntegrationUri, 'Fn::GetAtt'));
    const { S3Key: key } = fn.Code as { S3Key: string };
    return {
      routeKey: String(Properties.RouteKey),
      folder: join(folder, assets.get(key.replace(/\.zip$/, '')) ?? ''),
      timeoutMilliseconds: Number(fn.Timeout) * 1000,
    };
  });
  const [table] = ofType('AWS::DynamoDB::GlobalTable');
  if (!table) throw new Error(`The template ${file} has no table.`);
  return { functions, table: tableInput(table.Properties) };
}

/** From the hash of an asset to its folder. */
function readAssets(folder: string, template: string): Map<string, string> {
  const file = template.replace('.template.json', '.assets.json');
  const { files } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return new Map(
    Object.entries<{ source: { path: string } }>(files).map(([hash, { source }]) => [
      hash,
      source.path,
    ]),
  );
}

function at(resources: Record<string, Resource>, name: string): Record<string, unknown> {
  const resource = resources[name];
  if (!resource) throw new Error(`The template has no resource ${name}.`);
  return resource.Properties;
}

/** The resource that a `Ref` or `Fn::GetAtt` names, wherever it stands in a value. */
function referenceOf(value: unknown, kind: 'Ref' | 'Fn::GetAtt'): string {
  const match = new RegExp(`"${kind}":\\[?"(\\w+)"`).exec(JSON.stringify(value));
  if (!match?.[1]) throw new Error(`There is no ${kind} in ${JSON.stringify(value)}.`);
  return match[1];
}

/** What CreateTable takes of the properties of the table. */
function tableInput(properties: Record<string, unknown>): Record<string, unknown> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = properties;
  return { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode };
}
