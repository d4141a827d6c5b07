import { useEffect, useRef } from 'preact/hooks';

/** Gives the focus to what a step shows, where the button that led to it had it and is gone. */
export function useStepFocus<E extends HTMLElement>(step?: unknown, isFollowing = true) {
  const shown = useRef<E>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isFollowing && (activeElement === null || activeElement === body)) shown.current?.focus();
  }, [step]);
  return shown;
}
