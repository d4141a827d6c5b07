/** The idempotency keys of a form's calls that had no answer, by the address and body of each call. */
export interface IdempotencyKeys {
  get: (content: string) => string | undefined;
  set: (content: string, key: string) => void;
  delete: (content: string) => void;
}

const header = 'Idempotency-Key';

/** The keys of the forms that are being sent, the latest last: an undo may overlap with a form. */
const sending: IdempotencyKeys[] = [];

/**
 * Sends a form. A call that is repeated without an answer has the same idempotency key, so it takes effect
 * once.
 */
export async function withIdempotencyKeys<T>(
  keys: IdempotencyKeys,
  submit: () => Promise<T>,
): Promise<T> {
  sending.push(keys);
  try {
    return await submit();
  } finally {
    sending.splice(sending.lastIndexOf(keys), 1);
  }
}

/** Sends a request; a form's call that had no answer is repeated with its earlier idempotency key. */
export async function sendWithIdempotencyKey(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const keys = sending.at(-1);
  const callerKey = request.headers.get(header);
  if (!keys || !callerKey) return send(request);
  const content = `${request.url} ${await request.clone().text()}`;
  const key = keys.get(content) ?? callerKey;
  request.headers.set(header, key);
  keys.set(content, key);
  const response = await send(request);
  if (isDecided(response)) keys.delete(content);
  return response;
}

/** After a 5xx nobody knows what was done, and a 401 or a 429 says nothing about an earlier attempt. */
const isDecided = ({ status }: Response) => status < 500 && status !== 401 && status !== 429;
