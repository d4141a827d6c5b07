import type { components } from './schema.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** The code of a refusal; `unknown` where an answer is not of the service itself. */
export type RefusalCode = ErrorBody['code'] | 'unknown';

/** The problems, by the path of a field or the name of a parameter. */
export type RefusedFields = ErrorBody['fields'];

/** A call that was refused: branch on `code`, and not on `message`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly fields: RefusedFields;
  readonly request_id: string | undefined;
  readonly response: Response;

  constructor(response: Response, error?: ErrorBody) {
    super(error?.message ?? `The answer was ${response.status}.`);
    this.code = error?.code ?? 'unknown';
    this.fields = error?.fields ?? {};
    this.request_id = error?.request_id;
    this.response = response;
  }

  get status(): number {
    return this.response.status;
  }
}

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The body of an answer, with `data` and `meta`, if it has one; throws a `Refusal` where the call was refused. */
export async function orThrow<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  // A 204 has no body, and its type says so.
  if (data || response.status === 204) return data as Body;
  throw new Refusal(response, isErrorOfService(error) ? error.error : undefined);
}

/** Whether the service itself answers, and not a gateway before it. */
function isErrorOfService(error: unknown): error is components['schemas']['Error'] {
  return typeof error === 'object' && error !== null && 'error' in error;
}
