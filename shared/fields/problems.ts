import * as z from 'zod/mini';
import type { ErrorCode, FieldCode, FieldProblem, FieldProblems } from '#shared/errors.ts';

type Issues = z.core.$ZodRawIssue[];

/** Adds a problem at a value or at a path below it, with the details for its code. */
export type Refuse = (
  code: FieldCode | ErrorCode,
  message: string,
  path?: PropertyKey[],
  detail?: Readonly<Record<string, unknown>>,
) => void;

/** Bounds an error, and what is named as ignored: Lambda limits the size of a response. */
export const maxProblems = 200;

/** Lets a transform or a check of zod add problems with our codes. */
export function refuserOf({ issues, value }: { issues: Issues; value: unknown }): Refuse {
  return (code, message, path = [], detail = {}) => {
    if (issues.length >= maxProblems) return;
    issues.push({ code: 'custom', input: value, message, path, params: { code, ...detail } });
  };
}

/** A check with our error code. If it fails, later checks do not run. */
export function rule<T>(
  holds: (value: T) => boolean,
  code: FieldCode,
  message: string,
): z.core.$ZodCheck<T> {
  return z.refine<T>(holds, { abort: true, params: { code }, message });
}

/** Parses a part of a value: returns it, or adds its problems below a path. */
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
export function fieldsOf(error: z.core.$ZodError): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    fields[path] = [...(fields[path] ?? []), problemOf(issue)];
  }
  return fields;
}
