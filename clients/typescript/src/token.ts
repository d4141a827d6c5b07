/** Gets the token for a call; asked again after a 401, with the token that was refused. */
export type TokenSource = (refused?: string) => Promise<string>;

/** Sends a request with a token, and once more with another where that one has ended. */
export async function withToken(
  request: Request,
  getToken: TokenSource,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const token = await getToken();
  const response = await send(authorized(request, token));
  if (response.status !== 401) return response;
  const next = await getToken(token);
  if (next === token) return response;
  return send(authorized(request, next));
}

function authorized(request: Request, token: string): Request {
  const copy = request.clone();
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}
