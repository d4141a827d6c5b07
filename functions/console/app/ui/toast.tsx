import { type ComponentChildren, createPortal } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type IdempotencyKeys, withIdempotencyKeys } from '#console/api/idempotency-keys.ts';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { isSameMember, type SessionState, session } from '#console/api/session.ts';
import { createStore, useStore } from '#console/store.ts';
import { askBeforeLeaving } from '#console/unsaved.ts';
import { openDialogs } from './dialog.tsx';

interface Toast {
  id: number;
  shownAt: number;
  text: string;
  isBad: boolean;
  /** Whether it stays until the work that it is about has ended. */
  isLasting?: boolean;
  /** The session that it was shown in. */
  from: SessionState;
  undo?: Undo | undefined;
  /** Those of an undo that had no answer. */
  keys?: IdempotencyKeys;
}

/** Takes something back, and reports its progress. */
export type Undo = (say: (text: string) => void) => Promise<unknown>;

const toasts = createStore<readonly Toast[]>([]);
const shownMilliseconds = 12_000;
/** A dialog that closes as a message appears hands the message on within this time. */
const moveMilliseconds = 1_000;
let lastId = 0;

/** Shows what was done, and offers to undo it. */
export function showToast(text: string, undo?: Undo): void {
  add({ text, isBad: false, undo });
}

/** Shows why something failed, and what it was if the page no longer shows it. */
export function showProblem(cause: unknown, what = ''): void {
  add({ text: `${what} ${summaryOf(asProblem(cause))}`.trimStart(), isBad: true });
}

function add(toast: Omit<Toast, 'id' | 'shownAt' | 'from'>): number {
  lastId += 1;
  // More than three would cover the page.
  const shown = { ...toast, id: lastId, shownAt: Date.now(), from: session.get() };
  toasts.set([...toasts.get().slice(-2), shown]);
  return lastId;
}

/** Shows how far something is, until it is over. */
export function showProgress(text: string) {
  const id = add({ text, isBad: false, isLasting: true });
  const withText = (next: string) => (one: Toast) => (one.id === id ? { ...one, text: next } : one);
  return {
    say: (next: string) => toasts.set(toasts.get().map(withText(next))),
    end: () => dismiss(id),
  };
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id));
}

/** The latest messages. Nobody can read or use what is outside an open dialog, so it shows them itself. */
export function Toasts() {
  const now = useStore(session);
  const dialog = useStore(openDialogs).at(-1);
  const shownToasts = useStore(toasts).filter(({ from }) => !isOfOther(from, now));
  const lines = shownToasts.map((toast) => <ToastLine key={toast.id} toast={toast} />);
  return (
    <>
      <LiveRegion>{dialog ? [] : lines}</LiveRegion>
      {dialog && createPortal(<LiveRegion>{lines}</LiveRegion>, dialog)}
    </>
  );
}

/** Lines that screen readers announce; it must be there before they are. */
function LiveRegion({ children }: { children: ComponentChildren }) {
  return (
    <div class="toasts" role="status" aria-live="polite" aria-relevant="additions">
      {children}
    </div>
  );
}

/** Whether a message belongs to another member or account, in which its undo would change other records. */
const isOfOther = (from: SessionState, now: SessionState) =>
  from.kind === 'in' && now.kind === 'in' && !isSameMember(from, now);

function ToastLine({ toast }: { toast: Toast }) {
  const { id, shownAt, text, isBad, isLasting = false, undo, keys = new Map() } = toast;
  const line = useRef<HTMLDivElement>(null);
  // A line that moves into or out of a dialog was announced before.
  const [isRepeat] = useState(() => Date.now() - shownAt > moveMilliseconds);
  const focusBefore = useRef<Element | null>(null);
  useEffect(() => {
    focusBefore.current = document.activeElement;
  }, []);
  const close = () => {
    if (line.current?.contains(document.activeElement)) returnFocus(focusBefore.current);
    dismiss(id);
  };
  useEffect(() => {
    if (isLasting) return undefined;
    const timer = setInterval(() => {
      // Keeps it while the pointer or the focus is on it.
      if (!line.current?.matches(':hover, :focus-within')) dismiss(id);
    }, shownMilliseconds);
    return () => clearInterval(timer);
  }, [id, isLasting]);
  const runUndo = () => {
    close();
    if (!undo) return;
    // An undo of many items takes a while.
    const progress = showProgress('Undoing …');
    askBeforeLeaving(withIdempotencyKeys(keys, () => undo(progress.say)))
      .finally(progress.end)
      .then(
        () => showToast('Undone.'),
        (cause: unknown) => {
          const problem = asProblem(cause);
          // A failed undo can be tried again, and takes effect once. After a change by others it never succeeds.
          const again = problem.status === 412 ? undefined : undo;
          add({ text: summaryOf(problem), isBad: true, undo: again, keys });
        },
      );
  };
  return (
    <div ref={line} class={isBad ? 'toast bad' : 'toast'} aria-live={isRepeat ? 'off' : undefined}>
      <p>{text}</p>
      {undo && (
        <button type="button" onClick={runUndo}>
          Undo
        </button>
      )}
      <button type="button" class="icon" aria-label="Dismiss" onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

/** Focuses what had the focus when a message appeared, or the page's title if that is gone. */
function returnFocus(before: Element | null): void {
  const isThere = before?.isConnected && before !== document.body;
  const target = isThere ? before : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
