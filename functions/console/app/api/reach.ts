import { offline } from './problem.ts';

/** The gateway gives up on an answer after this long. */
const longestMilliseconds = 30_000;

/** Sends a request; says in words that the service cannot be reached, or does not answer. */
export async function reach(request: Request): Promise<Response> {
  const limit = AbortSignal.timeout(longestMilliseconds);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    if (!limit.aborted) throw offline();
    return timeoutResponse(request);
  }
}

/** As a gateway answers: what has had its time is not repeated by itself. */
function timeoutResponse({ method }: Request): Response {
  const advice =
    method === 'GET' ? 'Try again.' : 'Check whether it was done before you try again.';
  const message = `The service did not answer in time. ${advice}`;
  const error = { code: 'timeout', status: 504, message, request_id: '', fields: {} };
  return Response.json({ error }, { status: 504 });
}
