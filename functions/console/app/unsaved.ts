import { useEffect, useRef } from 'preact/hooks';
import { ask } from './ui/question.tsx';

/** One function for each open form, which tells whether it has unsaved changes. */
const forms = new Set<() => boolean>();

export const hasUnsaved = () => [...forms].some((isUnsaved) => isUnsaved());

/** Whether the page may be left: nothing is unsaved, or the reader agrees to discard it. */
export const mayLeave = async () => !hasUnsaved() || (await askToDiscard());

/** Asks before the page or the console is left while a form has unsaved changes. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => {
    const form = () => latest.current();
    const onLeave = (event: Event) => form() && event.preventDefault();
    forms.add(form);
    addEventListener('beforeunload', onLeave);
    return () => {
      forms.delete(form);
      removeEventListener('beforeunload', onLeave);
    };
  }, []);
}

/** Has the browser ask before the console is left while a call runs, on whatever page. */
export async function askBeforeLeaving<Result>(work: Promise<Result>): Promise<Result> {
  const onLeave = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', onLeave);
  try {
    return await work;
  } finally {
    removeEventListener('beforeunload', onLeave);
  }
}

/** Returns a function that closes a dialog, but asks first if that would lose what was typed. */
export function useGuardedClose(
  isUnsaved: () => boolean,
  onClose: () => void,
): () => Promise<void> {
  useUnsaved(isUnsaved);
  return async () => {
    if (!isUnsaved() || (await askToDiscard())) onClose();
  };
}

export function askToDiscard(): Promise<boolean> {
  return ask({
    title: 'Discard what you typed?',
    text: 'It is not saved yet.',
    yes: 'Discard',
    no: 'Keep editing',
    isDanger: true,
  });
}
