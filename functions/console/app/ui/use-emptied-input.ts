import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus in the picker below a list when a choice adds a line: the picker is replaced by an empty one.
 * Returns the ref for the element around it.
 */
export function useEmptiedInput<E extends HTMLElement>(count: number) {
  const area = useRef<E>(null);
  const input = () => area.current?.querySelector<HTMLElement>('[role=combobox]');
  // While this renders, the former input is still there.
  const hasFocus = document.activeElement === input();
  useLayoutEffect(() => {
    if (hasFocus) input()?.focus();
  }, [count]);
  return area;
}
