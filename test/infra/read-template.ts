import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the template holds
  Properties: any;
  DeletionPolicy?: string;
}

/** A synthesised template. */
export interface Template {
  Resources: Record<string, Resource>;
  Outputs: Record<string, unknown>;
}

/** The template in a folder that a stack was synthesised into. */
export function readTemplate(assembly: string): Template {
  const file = readdirSync(assembly).find((name) => name.endsWith('.template.json'));
  if (!file) throw new Error(`There is no template in ${assembly}.`);
  return JSON.parse(readFileSync(join(assembly, file), 'utf8'));
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
