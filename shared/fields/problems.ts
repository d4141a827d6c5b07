import * as z from 'zod/mini';
import type { ErrorCode, FieldCode, FieldProblem, Fields } from '#shared/errors.ts';

type Issues = z.core.$ZodRawIssue[];

/** Notes a problem at a value, or at a path below it; with what its code calls for. */
export type Refuse = (
  code: FieldCode | ErrorCode,
  message: string,
  path?: PropertyKey[],
  detail?: Readonly<Record<string, unknown>>,
) => void;

/** A list of a million wrong entries must not make an answer larger than Lambda can give. */
const mostProblems = 200;

/** How a transform or a check of zod notes problems with our codes. */
export function refuserOf({ issues, value }: { issues: Issues; value: unknown }): Refuse {
  return (code, message, path = [], detail = {}) => {
    if (issues.length >= mostProblems) return;
    issues.push({ code: 'custom', input: value, message, path, params: { code, ...detail } });
  };
}

/** A condition of a value, with our code. What comes behind one that does not hold is not judged. */
export function rule<T>(
  holds: (value: T) => boolean,
  code: FieldCode,
  message: string,
): z.core.$ZodCheck<T> {
  return z.refine<T>(holds, { abort: true, params: { code }, message });
}

/** Reads a part of a value by a schema: what it is, or its problems noted below a path. */
export function readPart<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  refuse: Refuse,
  path: PropertyKey[] = [],
): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { code, message, ...detail } = problemOf(issue);
    refuse(code, message, [...path, ...issue.path], detail);
  }
  return undefined;
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const code = issue.code === 'invalid_type' ? 'invalid_type' : 'invalid_value';
  return { code, ...(issue.code === 'custom' ? issue.params : {}), message: issue.message };
}

/** The problems of a refused value, by the path of the field. */
export function fieldsOf(error: z.core.$ZodError): Fields {
  const fields: Fields = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    fields[path] = [...(fields[path] ?? []), problemOf(issue)];
  }
  return fields;
}
