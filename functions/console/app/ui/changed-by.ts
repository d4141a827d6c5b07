import { asProblem, Problem } from '#console/api/problem.ts';

/** Makes a call over the version shown; where somebody has changed that, says who, and what to do. */
export async function overShown<T>(call: Promise<T>, name: string, advice: string): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const { status, fields } = asProblem(cause);
    if (status !== 412) throw cause;
    throw changedBy(fields.version?.[0]?.updated_by, name, advice);
  }
}

/** Of a call over a version that is no longer the present one. */
export function changedBy(
  who: { name: string } | undefined,
  name: string,
  advice: string,
): Problem {
  const message = `${who?.name ?? 'Someone else'} changed ${name} in the meantime. ${advice}`;
  return new Problem(412, { code: 'version_mismatch', message });
}
