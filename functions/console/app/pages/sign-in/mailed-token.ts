import { tabStorage } from '#console/browser-storage.ts';
import { place } from '#console/route.ts';

const storageName = () => `equipment.mailed${place.get().path}`;

/**
 * Moves the token out of the address, so that neither the history nor a shared screen shows it. Until it is
 * used, a reload finds it in this tab.
 */
export function takeToken(): string {
  const { path, query } = place.get();
  const token = query.get('token');
  if (token !== null) tabStorage.set(storageName(), token);
  history.replaceState(null, '', `#${path}`);
  return token ?? tabStorage.get(storageName()) ?? '';
}

export const forgetToken = (): void => tabStorage.remove(storageName());
