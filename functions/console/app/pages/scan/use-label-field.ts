import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useKeyDown } from '#console/ui/use-key-down.ts';
import { isTextElsewhere } from '#console/ui/use-scan-guard.ts';

/**
 * A field for labels, which has the focus at first and as soon as something is typed where no text goes.
 * Otherwise the Enter of a hand scanner would press the button, follow the link or send the form that has
 * the focus.
 */
export function useLabelField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Without a mouse, the focus would open the on-screen keyboard.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  useKeyDown((event) => {
    // The slash is the key of the search.
    if (isTextElsewhere(event) && event.key !== '/') field.current?.focus();
  });
  return field;
}
