import { offline } from './problem.ts';

/** The gateway waits this long for an answer. */
const longestMilliseconds = 30_000;

/** Sends a request; fails with a message in words if the service cannot be reached or does not answer. */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  const limit = AbortSignal.timeout(longestMilliseconds);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    if (!limit.aborted) throw offline();
    return timeoutResponse(request);
  }
}

/** Answers as a gateway would after a timeout. The client does not retry that by itself. */
function timeoutResponse({ method }: Request): Response {
  const advice =
    method === 'GET' ? 'Try again.' : 'Check whether it was done before you try again.';
  const message = `The service did not answer in time. ${advice}`;
  const error = { code: 'timeout', status: 504, message, request_id: '', fields: {} };
  return Response.json({ error }, { status: 504 });
}
