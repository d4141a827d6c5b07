import { useKeyDown } from '#console/ui/use-key-down.ts';

/** Ctrl+K or ⌘K opens the palette, wherever the focus is. */
export function usePaletteKey(open: () => void): void {
  useKeyDown((event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // An open dialog may have unsaved changes.
    if (document.querySelector('dialog[open]') === null) open();
  });
}
