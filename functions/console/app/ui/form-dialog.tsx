import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';
import { goTo } from '#console/route.ts';
import { useGuardedClose } from '#console/unsaved.ts';
import { Dialog } from './dialog.tsx';
import { type Form, useForm } from './form.ts';
import { GeneralProblem, Submit } from './form-parts.tsx';
import type { Question } from './question.tsx';
import { showToast, type Undo } from './toast.tsx';

export interface DialogProps {
  onClose: () => void;
  onChange: () => void;
}

/** The message after a dialog's call, and the undo of the call. */
export interface Outcome {
  text: string;
  undo?: Undo | undefined;
  /** The page to go to, unless the member has left the dialog meanwhile. */
  page?: string | undefined;
}

/** The form of a dialog. The dialog closes when the call succeeds, and a message says what was done. */
export function useDialogForm<V extends object>(
  { onClose, onChange }: DialogProps,
  initial: V,
  /** Answers no outcome if nothing was done; the dialog then stays open. */
  submit: (values: V) => Promise<Outcome | undefined>,
): Form<V> {
  const isDone = useRef(false);
  const isLeft = useRef(false);
  /** Whether a record no longer exists. The page behind would drop the dialog, with what was typed. */
  const isGone = useRef(false);
  const latestChange = useRef(onChange);
  latestChange.current = onChange;
  useEffect(
    () => () => {
      isLeft.current = true;
      if (isGone.current) latestChange.current();
    },
    [],
  );
  const form = useForm(initial, async (values) => {
    const outcome = await submit(values).catch((cause: unknown) => {
      const problem = asProblem(cause);
      isGone.current = problem.status === 404;
      if (isOutdated(problem)) onChange();
      throw cause;
    });
    if (!outcome) return;
    const { text, undo, page } = outcome;
    isDone.current = true;
    // A dialog that was opened since must stay.
    if (!isLeft.current) {
      onClose();
      if (page) goTo(page);
    }
    onChange();
    const undoAndReload: Undo = async (say) => {
      await undo?.(say);
      onChange();
    };
    showToast(text, undo && undoAndReload);
  });
  // The values have been sent: leaving the page now loses nothing.
  return { ...form, isDirty: () => !isDone.current && form.isDirty() };
}

/** Whether a call was refused because the records shown have changed. */
const isOutdated = ({ status, code }: Problem) =>
  [409, 412, 422].includes(status) && code !== 'validation_failed';

/** Asked while the form is sent: that cannot be taken back. */
const sending: Question = {
  title: 'Close without the result?',
  text: 'It is being saved. If that fails, what you typed is lost.',
  yes: 'Close',
  no: 'Wait',
};

interface FormDialogProps<V> {
  form: Form<V>;
  title: string;
  /** The label of the button that sends the form. */
  action: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** A form in a dialog. */
export function FormDialog<V>(props: FormDialogProps<V>) {
  const { form, title, action, isDanger = false, isDisabled = false, onClose, children } = props;
  // The text that confirms a deletion is no loss.
  const isUnsaved = () => !isDanger && form.isDirty();
  const close = useGuardedClose(isUnsaved, onClose, form.isBusy ? sending : undefined);
  return (
    <Dialog title={title} onClose={close}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        {children}
        <div class="form-end">
          <Submit form={form} isDanger={isDanger} isDisabled={isDisabled}>
            {action}
          </Submit>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
