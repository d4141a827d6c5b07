import { place } from '#console/route.ts';

/** Removes the token from the address, so that neither the history nor a shared screen shows it. */
export function takeToken(): string {
  const { path, query } = place.get();
  history.replaceState(null, '', `#${path}`);
  return query.get('token') ?? '';
}
