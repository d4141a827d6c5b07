import { offline } from './problem.ts';

/** Sends a request; says in words that the service cannot be reached. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    throw request.signal.aborted ? cause : offline();
  }
}
