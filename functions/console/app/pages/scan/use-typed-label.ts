import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Moves the focus to a field as soon as something is typed where no text goes. Otherwise the Enter of a
 * hand scanner would press the button, follow the link or send the form that has the focus.
 */
export function useTypedLabel(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      // The space bar presses buttons, and the slash is the key of the search.
      const isText = key.length === 1 && !' /'.includes(key) && !ctrlKey && !altKey && !metaKey;
      if (isText && !takesText(target)) field.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const takesText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=file]), select, textarea');
