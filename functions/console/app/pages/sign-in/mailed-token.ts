import { tabStorage } from '#console/browser-storage.ts';
import { currentRoute } from '#console/route.ts';

const storageName = () => `equipment.mailed${currentRoute.get().path}`;

/**
 * Removes the token from the address, so that neither the history nor a shared screen shows it. Until it
 * is used, a reload finds it in the tab's storage.
 */
export function takeToken(): string {
  const { path, query } = currentRoute.get();
  const token = query.get('token');
  if (token !== null) tabStorage.set(storageName(), token);
  history.replaceState(null, '', `#${path}`);
  return token ?? tabStorage.get(storageName()) ?? '';
}

export const forgetToken = (): void => tabStorage.remove(storageName());
