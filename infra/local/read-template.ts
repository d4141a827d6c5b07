import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The resources of a template of one stack. */
export interface Template {
  ofType: (type: string) => Record<string, unknown>[];
  /** The properties of the resource that a reference names. */
  at: (reference: unknown) => Record<string, unknown>;
  /** The function whose alias a reference names. */
  functionAt: (reference: unknown) => LocalFunction;
}

/** Reads a template from the folder that the stacks were synthesised into. */
export function readTemplate(folder: string, file: string): Template {
  const { Resources } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const resources = new Map<string, StackResource>(Object.entries(Resources));
  const ofType = (type: string) =>
    [...resources.values()].flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []));
  const at: Template['at'] = (reference) => {
    const name = referenceOf(reference);
    const resource = resources.get(name);
    if (!resource) throw new Error(`The template ${file} has no resource ${name}.`);
    return resource.Properties;
  };
  const functionAt = (reference: unknown) => functionOf(at(at(reference).FunctionName), folder);
  return { ofType, at, functionAt };
}

export interface LocalFunction {
  name: string;
  /** Where its bundle is. */
  folder: string;
  timeoutMilliseconds: number;
  /** The environment variables that the template gives it; without those that other resources fill. */
  environment: Record<string, string>;
}

interface StackResource {
  Type: string;
  Properties: Record<string, unknown>;
}

function functionOf(fn: Record<string, unknown>, folder: string): LocalFunction {
  const name = String(fn.Description);
  const { Variables: variables } = fn.Environment as { Variables: Record<string, unknown> };
  return {
    name,
    folder: join(folder, 'bundles', name),
    timeoutMilliseconds: Number(fn.Timeout) * 1000,
    environment: Object.fromEntries(
      Object.entries(variables).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
  };
}

/** The resource that a `Ref` or `Fn::GetAtt` names, at any depth of a value. */
export function referenceOf(value: unknown): string {
  const match = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(value));
  if (!match?.[1]) throw new Error(`There is no reference in ${JSON.stringify(value)}.`);
  return match[1];
}
