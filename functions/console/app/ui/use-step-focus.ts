import { useEffect, useRef } from 'preact/hooks';

/** Focuses the content of a step, if the button that led to it has disappeared with the focus. */
export function useStepFocus<E extends HTMLElement>(step?: unknown, isFollowing = true) {
  const element = useRef<E>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isFollowing && (activeElement === null || activeElement === body)) element.current?.focus();
  }, [step]);
  return element;
}
