import { useEffect, useRef } from 'preact/hooks';
import { ask } from './ui/question.tsx';

/** The forms that are open, each of which knows whether it holds what nobody has saved. */
const forms = new Set<() => boolean>();

export const hasUnsaved = () => [...forms].some((isUnsaved) => isUnsaved());

/** Whether the page may be left: it holds nothing that was typed, or the reader gives that up. */
export const mayLeave = async () => !hasUnsaved() || (await askToDiscard());

/** Keeps a form from being lost without a question, also where the whole page is left. */
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

/** Has the browser ask before the console is left, until some work is done, whatever page is shown. */
export async function holdPage<Result>(work: Promise<Result>): Promise<Result> {
  const onLeave = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', onLeave);
  try {
    return await work;
  } finally {
    removeEventListener('beforeunload', onLeave);
  }
}

/** What closes a window: asks first where that loses what was typed. */
export function useGuardedClose(
  isUnsaved: () => boolean,
  onClose: () => void,
): () => Promise<void> {
  useUnsaved(isUnsaved);
  return async () => {
    if (!isUnsaved() || (await askToDiscard())) onClose();
  };
}

/** Asks whether what was typed may be lost. */
export function askToDiscard(): Promise<boolean> {
  return ask({
    title: 'Discard what you typed?',
    text: 'It is not saved yet.',
    yes: 'Discard',
    no: 'Keep editing',
    isDanger: true,
  });
}
