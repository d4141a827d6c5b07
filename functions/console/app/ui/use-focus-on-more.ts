import { useEffect, useRef } from 'preact/hooks';

/** Moves the focus to the first new entry of a list, since the button for more may have disappeared. */
export function useFocusOnMore(count: number, firstEntries: number) {
  const list = useRef<HTMLOListElement>(null);
  const shownCount = useRef(0);
  useEffect(() => {
    const before = shownCount.current;
    shownCount.current = count;
    const next = list.current?.children[before];
    if (before >= firstEntries && next instanceof HTMLElement) next.focus();
  }, [count]);
  return list;
}
