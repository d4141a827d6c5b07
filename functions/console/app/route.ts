import { createStore, useStore } from './store.ts';

/** Where the reader is, as the fragment of the address says: `#/items/12?tab=history`. */
export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

/** What every page of a section is given. */
export interface SectionProps {
  place: Place;
}

export const place = createStore(readPlace());
window.addEventListener('hashchange', () => place.set(readPlace()));

export const usePlace = () => useStore(place);

function readPlace(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { path: `/${parts.join('/')}`, parts, query: new URLSearchParams(query) };
}

export function goTo(path: string): void {
  location.hash = path;
}

/** Changes the query of the present address without a step in the history. */
export function replaceQuery(query: Record<string, string>): void {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  const { path } = readPlace();
  history.replaceState(null, '', `#${path}${text ? `?${text}` : ''}`);
}
