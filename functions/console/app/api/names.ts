/** The idempotency keys of a form's calls that had no answer, by the address and body of each call. */
export type Names = Map<string, string>;

const header = 'Idempotency-Key';

/** The keys of the form that is being sent. */
let current: Names | undefined;

/**
 * Sends a form. A call that is repeated without an answer has the same idempotency key, so it takes effect
 * once.
 */
export async function withNames<T>(names: Names, submit: () => Promise<T>): Promise<T> {
  const before = current;
  current = names;
  try {
    return await submit();
  } finally {
    current = before;
  }
}

/** Sends a request; a form's call that had no answer is repeated with its earlier idempotency key. */
export async function sendNamed(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const names = current;
  const given = request.headers.get(header);
  if (!names || !given) return send(request);
  const content = `${request.url} ${await request.clone().text()}`;
  const name = names.get(content) ?? given;
  request.headers.set(header, name);
  names.set(content, name);
  const response = await send(request);
  if (isDecided(response)) names.delete(content);
  return response;
}

/** After a 5xx nobody knows what was done, and a 401 or a 429 says nothing about an earlier attempt. */
const isDecided = ({ status }: Response) => status < 500 && status !== 401 && status !== 429;
