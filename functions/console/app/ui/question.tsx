import { useId } from 'preact/hooks';
import { createStore, useStore } from '#console/store.ts';
import { Dialog } from './dialog.tsx';

export interface Question {
  title: string;
  text: string;
  /** The labels of the two buttons. */
  yes: string;
  no: string;
  isDanger?: boolean;
}

interface OpenQuestion extends Question {
  answer: (isYes: boolean) => void;
}

const current = createStore<OpenQuestion | undefined>(undefined);

/** Asks for confirmation; Escape means no. */
export function ask(question: Question): Promise<boolean> {
  current.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      current.set(undefined);
      resolve(isYes);
    };
    current.set({ ...question, answer });
  });
}

/** Asks before something is deleted for good. */
export function askToDelete(title: string, text: string): Promise<boolean> {
  return ask({ title, text, yes: 'Delete', no: 'Keep it', isDanger: true });
}

/** Whether a question is open, so that a form waits for its member. */
export const useIsAsking = () => useStore(current) !== undefined;

/** Shows the present question above everything else. */
export function Questions() {
  const question = useStore(current);
  const id = useId();
  if (!question) return null;
  const { title, text, yes, no, isDanger = false, answer } = question;
  return (
    <Dialog title={title} describedBy={id} onClose={() => answer(false)}>
      <p id={id}>{text}</p>
      <div class="form-end">
        <button
          type="button"
          class={isDanger ? 'primary danger' : 'primary'}
          onClick={() => answer(true)}
        >
          {yes}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
