import { asProblem, Problem } from '#console/api/problem.ts';

/**
 * Makes a call that needs the version shown. If another member has changed it, the error says who, and
 * what to do.
 */
export async function callOnShownVersion<T>(
  call: Promise<T>,
  name: string,
  advice: string,
): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const { status, fields } = asProblem(cause);
    if (status !== 412) throw cause;
    throw changedBy(fields.version?.[0]?.updated_by, name, advice);
  }
}

/** The problem of a call on a version that is no longer the present one. */
export function changedBy(
  who: { name: string } | undefined,
  name: string,
  advice: string,
): Problem {
  const message = `${who?.name ?? 'Someone else'} changed ${name} in the meantime. ${advice}`;
  return new Problem(412, { code: 'version_mismatch', message });
}
