import { useEffect, useRef } from 'preact/hooks';
import { asProblem } from '#console/api/problem.ts';
import { createStore, useStore } from '#console/store.ts';

interface Toast {
  id: number;
  text: string;
  isBad: boolean;
  undo?: (() => Promise<void>) | undefined;
}

const toasts = createStore<readonly Toast[]>([]);
const shownMilliseconds = 12_000;
let last = 0;

/** Says what was done, and how to take it back. */
export function say(text: string, undo?: () => Promise<void>): void {
  add({ text, isBad: false, undo });
}

export function complain(cause: unknown): void {
  add({ text: asProblem(cause).message, isBad: true });
}

function add(toast: Omit<Toast, 'id'>): void {
  last += 1;
  // The newest three: more would cover what they speak of.
  toasts.set([...toasts.get().slice(-2), { ...toast, id: last }]);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id));
}

/** Where they stand; a screen reader says them when they come. */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite" aria-relevant="additions">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const { id, text, isBad, undo } = toast;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      // Who is at it needs it for longer.
      if (!line.current?.matches(':hover, :focus-within')) dismiss(id);
    }, shownMilliseconds);
    return () => clearInterval(timer);
  }, [id]);
  const takeBack = () => {
    dismiss(id);
    undo?.().then(() => say('Taken back.'), complain);
  };
  return (
    <div ref={line} class={isBad ? 'toast bad' : 'toast'}>
      <p>{text}</p>
      {undo && (
        <button type="button" onClick={takeBack}>
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
