import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { createStore } from '#console/store.ts';

/** The open dialogs; the last one is on top. */
export const openDialogs = createStore<readonly HTMLElement[]>([]);

interface DialogProps {
  title: string;
  /** The id of the text that screen readers read after the title. */
  describedBy?: string;
  /**
   * Called when the user closes it; the owner may leave it open. Without it, only buttons close the
   * dialog.
   */
  onClose?: (() => void) | undefined;
  children: ComponentChildren;
}

const fields = 'input:not([type=hidden], [readonly], :disabled), select, textarea';

/** The field that takes the focus: the first one, except for an email address that is filled in already. */
function firstFieldOf(element: HTMLElement | null): HTMLElement | undefined {
  const inputs = [...(element?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  return inputs.find((one) => one.type !== 'email' || one.value === '');
}

/** A modal dialog. The focus goes to its first field, and returns after it closes. */
export function Dialog({ title, describedBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    if (element) openDialogs.set([...openDialogs.get(), element]);
    (firstFieldOf(element) ?? heading.current)?.focus();
    return () => {
      isOver.current = true;
      openDialogs.set(openDialogs.get().filter((one) => one !== element));
      // Close it first: an open modal dialog keeps the focus inside.
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // A list or a field in the dialog may have handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose?.();
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  const onClosed = (event: Event) => {
    if (isOver.current || event.target !== dialog.current) return;
    // At the second attempt the browser closes a dialog even if its owner refuses: open it again.
    dialog.current?.showModal();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button type="button" class="quiet icon" aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
