import { useLayoutEffect, useState } from 'preact/hooks';
import { createStore, useStore } from './store.ts';
import { hasUnsaved, mayLeave } from './unsaved.ts';

/** The current address, from the fragment: `#/items/12?tab=history`. */
export interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

/** The props of every page of a section. */
export interface SectionProps {
  route: Route;
}

/** Shown if the address names no page. */
const firstPage = '#/today';

export const currentRoute = createStore(readRoute());
let isAsking = false;
let shownPage = { address: location.hash, state: history.state };
window.addEventListener('hashchange', () => void follow());

/** Shows the page of the address; asks first if that would lose what was typed. */
async function follow(): Promise<void> {
  if (isAsking) return;
  if (hasUnsaved()) {
    isAsking = true;
    const isYes = await mayLeave();
    isAsking = false;
    // The browser has changed its address already: change it back.
    if (!isYes) return history.pushState(shownPage.state, '', shownPage.address || firstPage);
  }
  show();
}

function show(): void {
  currentRoute.set(readRoute());
  shownPage = { address: location.hash, state: history.state };
}

export const useRoute = () => useStore(currentRoute);

function readRoute(): Route {
  const [path = '', query = ''] = (location.hash || firstPage).replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { path: `/${parts.join('/')}`, parts, query: new URLSearchParams(query) };
}

export function goTo(path: string): void {
  location.hash = path;
}

/** Returns a function that goes to a page after a call, unless the user has left the present one by then. */
export function goToLater(): (path: string) => void {
  const before = currentRoute.get().path;
  return (path) => {
    if (currentRoute.get().path === before) goTo(path);
  };
}

/** Shows a page in place of the present one, to which Back then does not return. */
export function replacePage(path: string): void {
  history.replaceState(null, '', `#${path}`);
  show();
}

/** Goes to a page at once, but asks first if that would lose what was typed. Returns whether it went. */
export async function leaveFor(path: string): Promise<boolean> {
  if (!(await mayLeave())) return false;
  history.pushState(null, '', `#${path}`);
  show();
  return true;
}

/** Changes the query of the present address without a new entry in the browser's history. */
export function replaceQuery(query: Record<string, string>): void {
  // The user has left for an address that is not shown yet: its query must not be replaced.
  if (location.hash !== shownPage.address) return;
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  const { path } = readRoute();
  shownPage = { address: `#${path}${text ? `?${text}` : ''}`, state: history.state };
  history.replaceState(shownPage.state, '', shownPage.address);
}

/** A state that the query of the address holds: Back, a reload and a copied link show it again. */
export function useQueryState<State>(
  { route }: SectionProps,
  read: (query: URLSearchParams) => State,
  write: (state: State) => Record<string, string>,
) {
  const [state, setState] = useState(() => read(route.query));
  // Not after the next paint: on a busy device, typing may come first and would be undone, or a
  // click, and Back would have lost the query.
  useLayoutEffect(() => setState(read(route.query)), [route]);
  useLayoutEffect(() => replaceQuery(write(state)), [state]);
  return [state, setState] as const;
}
