/** The names of the calls of a form whose answers were lost, by what the calls say. */
export type Names = Map<string, string>;

const header = 'Idempotency-Key';

/** The names of the form that is being sent. */
let current: Names | undefined;

/** Sends a form: what it has sent before without an answer goes under the same name, and so happens once. */
export async function withNames<T>(names: Names, submit: () => Promise<T>): Promise<T> {
  const before = current;
  current = names;
  try {
    return await submit();
  } finally {
    current = before;
  }
}

/** Sends a request; of a form that is sent, under the name that it had when no answer came. */
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

/** Of a 5xx nobody knows what was done, and a 401 or a 429 says nothing of an earlier attempt. */
const isDecided = ({ status }: Response) => status < 500 && status !== 401 && status !== 429;
