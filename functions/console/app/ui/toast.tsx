import { useEffect, useRef } from 'preact/hooks';
import { type IdempotencyKeys, withIdempotencyKeys } from '#console/api/idempotency-keys.ts';
import { asProblem, summaryOf } from '#console/api/problem.ts';
import { isSameMember, type SessionState, session } from '#console/api/session.ts';
import { createStore, useStore } from '#console/store.ts';
import { askBeforeLeaving } from '#console/unsaved.ts';

interface Toast {
  id: number;
  text: string;
  isBad: boolean;
  /** The session that it was shown in. */
  from: SessionState;
  undo?: (() => Promise<void>) | undefined;
  /** Those of an undo that had no answer. */
  keys?: IdempotencyKeys;
}

const toasts = createStore<readonly Toast[]>([]);
const shownMilliseconds = 12_000;
let last = 0;

/** Shows what was done, and offers to undo it. */
export function showToast(text: string, undo?: () => Promise<void>): void {
  add({ text, isBad: false, undo });
}

/** Shows why something failed. */
export function showProblem(cause: unknown): void {
  add({ text: summaryOf(asProblem(cause)), isBad: true });
}

function add(toast: Omit<Toast, 'id' | 'from'>): void {
  last += 1;
  // More than three would cover the page.
  toasts.set([...toasts.get().slice(-2), { ...toast, id: last, from: session.get() }]);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id));
}

/** The latest messages; screen readers announce them. */
export function Toasts() {
  const now = useStore(session);
  const shownToasts = useStore(toasts).filter(({ from }) => !isOfOther(from, now));
  return (
    <div class="toasts" role="status" aria-live="polite" aria-relevant="additions">
      {shownToasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Whether a message is another member's or account's, where its undo would change other records. */
const isOfOther = (from: SessionState, now: SessionState) =>
  from.kind === 'in' && now.kind === 'in' && !isSameMember(from, now);

function ToastLine({ toast }: { toast: Toast }) {
  const { id, text, isBad, undo, keys = new Map() } = toast;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      // Keeps it while the pointer or the focus is on it.
      if (!line.current?.matches(':hover, :focus-within')) dismiss(id);
    }, shownMilliseconds);
    return () => clearInterval(timer);
  }, [id]);
  const runUndo = () => {
    dismiss(id);
    if (!undo) return;
    askBeforeLeaving(withIdempotencyKeys(keys, undo)).then(
      () => showToast('Undone.'),
      // A failed undo can be tried again, and takes effect once.
      (cause: unknown) => add({ text: summaryOf(asProblem(cause)), isBad: true, undo, keys }),
    );
  };
  return (
    <div ref={line} class={isBad ? 'toast bad' : 'toast'}>
      <p>{text}</p>
      {undo && (
        <button type="button" onClick={runUndo}>
          Undo
        </button>
      )}
      <button type="button" class="icon" aria-label="Dismiss" onClick={() => dismiss(id)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
