import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the template holds
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  UpdatePolicy?: { CodeDeployLambdaAliasUpdate?: { DeploymentGroupName: unknown } };
  DependsOn?: string[];
}

/** A synthesised template. */
export interface Template {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
  Parameters: Record<string, { Type: string; Default?: string }>;
}

/** The stacks of a stage. */
interface Templates {
  data: Template;
  api: Template;
  /** The front door, where the stage has one. */
  edge: Template | undefined;
  /** The stacks within that of the API: one for each family, and the background. */
  nested: Template[];
  /** All but that of the data. */
  service: Template[];
}

/** The templates in a folder that the stacks were synthesised into. */
export function readTemplates(assembly: string): Templates {
  const files = readdirSync(assembly).filter((name) => name.endsWith('.template.json'));
  const read = (isWanted: (name: string) => boolean) =>
    files.filter(isWanted).map((file): Template => {
      return JSON.parse(readFileSync(join(assembly, file), 'utf8'));
    });
  const isNested = (name: string) => name.endsWith('.nested.template.json');
  const isData = (name: string) => name.includes('-data.');
  const isEdge = (name: string) => name.includes('-edge.');
  const nested = read(isNested);
  const [data] = read(isData);
  const [edge] = read(isEdge);
  const [api] = read((name) => !isNested(name) && !isData(name) && !isEdge(name));
  if (!data || !api) throw new Error(`A template is missing in ${assembly}.`);
  return { data, api, edge, nested, service: [api, ...nested] };
}

/** A resource with its logical id and its template. */
export type FoundResource = Resource & { id: string; template: Template };

/** The resources of a type. */
export function resourcesOf(templates: Template | Template[], type: string): FoundResource[] {
  return [templates].flat().flatMap((template) =>
    Object.entries(template.Resources)
      .filter(([, { Type }]) => Type === `AWS::${type}`)
      .map(([id, resource]) => ({ id, template, ...resource })),
  );
}

/** The resource that a reference names, as `{ Ref }` or `{ 'Fn::GetAtt' }`, in its template. */
export function resolveReference(
  { template }: Pick<FoundResource, 'template'>,
  reference: unknown,
): FoundResource {
  const id = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(reference))?.[1] ?? '';
  const resource = template.Resources[id];
  if (!resource) throw new Error(`${JSON.stringify(reference)} names no resource.`);
  return { id, template, ...resource };
}

/** The function whose alias a reference names. */
export function functionBehind(
  from: Pick<FoundResource, 'template'>,
  alias: unknown,
): FoundResource {
  return resolveReference(from, resolveReference(from, alias).Properties.FunctionName);
}
