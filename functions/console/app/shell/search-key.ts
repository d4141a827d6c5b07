import { goTo } from '#console/route.ts';
import { useKeyDown } from '#console/ui/use-key-down.ts';

const timeoutMilliseconds = 3000;

/** The key `/` focuses the search of the page, or that of the equipment if the page has none. */
export function useSearchKey(): void {
  useKeyDown((event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key !== '/' || !isPlain || event.defaultPrevented || isBusy(event.target)) return;
    event.preventDefault();
    if (!searchOfPage()) goTo('/');
    focusWhenThere(Date.now() + timeoutMilliseconds);
  });
}

const searchOfPage = () => document.querySelector<HTMLInputElement>('main input[type=search]');

function focusWhenThere(until: number): void {
  const field = searchOfPage();
  if (field) field.focus();
  else if (Date.now() < until) requestAnimationFrame(() => focusWhenThere(until));
}

/** Whether the user is typing or has a dialog open. */
function isBusy(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  return isField || document.querySelector('dialog[open]') !== null;
}
