import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The resources in the template of a stack. */
export interface Template {
  ofType: (type: string) => Record<string, unknown>[];
  /** The properties of a referenced resource. */
  at: (reference: unknown) => Record<string, unknown>;
  /** The function of a referenced alias. */
  functionAt: (reference: unknown) => LocalFunction;
}

/** Reads a template from the output folder of the synthesis. */
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
  /** The folder of its bundle. */
  folder: string;
  timeoutMilliseconds: number;
  /** The environment variables in the template, without those that refer to other resources. */
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

/** The name of the resource in a `Ref` or `Fn::GetAtt`, at any depth of a value. */
export function referenceOf(value: unknown): string {
  const match = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(value));
  if (!match?.[1]) throw new Error(`There is no reference in ${JSON.stringify(value)}.`);
  return match[1];
}
