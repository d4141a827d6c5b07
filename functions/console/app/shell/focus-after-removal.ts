import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Elements may take the focus themselves after a change, so this waits for them. */
const waitMilliseconds = 100;

/** Moves the focus to what is near if the element that has it disappears, such as a deleted line. */
export function useFocusAfterRemoval(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return undefined;
    let focused: Element | undefined;
    let near: readonly Place[] = [];
    let timer = 0;
    const onFocus = ({ target }: Event) => {
      // Rows of the long list disappear when the user scrolls on.
      const isWatched = target instanceof Element && !target.closest('.rows');
      focused = isWatched ? target : undefined;
      near = isWatched ? placesNear(target) : [];
    };
    const onBlur = ({ target }: Event) =>
      queueMicrotask(() => {
        // Browsers also send this just before the element disappears.
        if (target === focused && focused?.isConnected) focused = undefined;
      });
    const move = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      const next = near.map(firstIn).find((one) => one !== null) ?? root.querySelector('h1');
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      clearTimeout(timer);
      timer = window.setTimeout(move, waitMilliseconds);
    });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** An element, and which of those in it may get the focus. */
type Place = readonly [element: Element | null | undefined, selector: string];

const controls = 'a[href], button:not(:disabled), textarea';

/**
 * Where the focus may go after an element is removed: its line, the next lines, the input that adds lines,
 * or its section. In a dialog, it is the title, because the page behind cannot have the focus.
 */
function placesNear(element: Element): Place[] {
  const line = element.closest('li, tr');
  const dialog = element.closest('dialog');
  return [
    [line, controls],
    [line?.nextElementSibling, controls],
    [line?.previousElementSibling, controls],
    [element.closest('fieldset'), '[role=combobox]'],
    dialog ? [dialog, 'h2'] : [element.closest('section'), controls],
  ];
}

const firstIn = ([element, selector]: Place): HTMLElement | null =>
  element?.isConnected ? element.querySelector(selector) : null;
