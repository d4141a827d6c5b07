import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the template holds
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}

/** A synthesised template. */
export interface Template {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
}

/** The templates in a folder that the stacks were synthesised into. */
export function readTemplates(assembly: string): { api: Template; data: Template } {
  const files = readdirSync(assembly).filter((name) => name.endsWith('.template.json'));
  const read = (isData: boolean): Template => {
    const file = files.find((name) => name.includes('-data.') === isData);
    if (!file) throw new Error(`A template is missing in ${assembly}.`);
    return JSON.parse(readFileSync(join(assembly, file), 'utf8'));
  };
  return { api: read(false), data: read(true) };
}

/** The resources of a type, with their logical ids. */
export function resourcesOf({ Resources }: Template, type: string): (Resource & { id: string })[] {
  return Object.entries(Resources)
    .filter(([, { Type }]) => Type === `AWS::${type}`)
    .map(([id, resource]) => ({ id, ...resource }));
}

/** The resource that a reference in a template names, as `{ Ref }` or `{ 'Fn::GetAtt' }`. */
export function referred({ Resources }: Template, reference: unknown): Resource & { id: string } {
  const id = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(reference))?.[1] ?? '';
  const resource = Resources[id];
  if (!resource) throw new Error(`${JSON.stringify(reference)} names no resource.`);
  return { id, ...resource };
}
