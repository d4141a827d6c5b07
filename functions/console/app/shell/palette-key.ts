import { useEffect } from 'preact/hooks';

/** The keys Ctrl and K, or the command key and K, open the palette wherever the focus is. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A window that is open may hold what nobody has saved.
      if (document.querySelector('dialog[open]') === null) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
