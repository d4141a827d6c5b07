import { useEffect, useRef } from 'preact/hooks';
import { ask, type Question } from './ui/question.tsx';

const discarding: Question = {
  title: 'Discard what you typed?',
  text: 'It is not saved yet.',
  yes: 'Discard',
  no: 'Keep editing',
  isDanger: true,
};

/** For each open form, what to ask before it is left; undefined where that loses nothing. */
const forms = new Set<() => Question | undefined>();

const presentQuestion = () => [...forms].flatMap((questionOf) => questionOf() ?? [])[0];

export const hasUnsaved = () => presentQuestion() !== undefined;

/** Whether the page may be left: nothing is unsaved, or the user agrees. */
export async function mayLeave(): Promise<boolean> {
  const question = presentQuestion();
  return question === undefined || (await ask(question));
}

/** Asks before the page or the console is left while a form has unsaved changes. */
export function useUnsaved(isUnsaved: () => boolean, question = discarding): void {
  const questionOf = () => (isUnsaved() ? question : undefined);
  const latest = useRef(questionOf);
  latest.current = questionOf;
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

/** Lets the browser ask before the console is closed while a call runs, on whatever page. */
export async function askBeforeLeaving<Result>(work: Promise<Result>): Promise<Result> {
  const onLeave = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', onLeave);
  try {
    return await work;
  } finally {
    removeEventListener('beforeunload', onLeave);
  }
}

/** Returns a function that closes a dialog, but asks first if that would lose something. */
export function useGuardedClose(
  isUnsaved: () => boolean,
  onClose: () => void,
  question = discarding,
): () => Promise<void> {
  useUnsaved(isUnsaved, question);
  return async () => {
    if (!isUnsaved() || (await ask(question))) onClose();
  };
}
