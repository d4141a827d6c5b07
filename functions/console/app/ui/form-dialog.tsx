import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { asProblem, type Problem } from '#console/api/problem.ts';
import { useGuardedClose } from '#console/unsaved.ts';
import { Dialog } from './dialog.tsx';
import { type Form, useForm } from './form.ts';
import { GeneralProblem, Submit } from './form-parts.tsx';
import { showToast } from './toast.tsx';

export interface DialogProps {
  onClose: () => void;
  onChange: () => void;
}

/** What a window has done, and how to undo it. */
export interface Outcome {
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
}

/** The form of a window, which closes when its call succeeds, and says what was done. */
export function useDialogForm<V extends object>(
  { onClose, onChange }: DialogProps,
  initial: V,
  /** Without an outcome nothing was done, and the window stays. */
  submit: (values: V) => Promise<Outcome | undefined>,
): Form<V> {
  const isDone = useRef(false);
  const form = useForm(initial, async (values) => {
    const outcome = await submit(values).catch((cause: unknown) => {
      if (isOutdated(asProblem(cause))) onChange();
      throw cause;
    });
    if (!outcome) return;
    const { text, undo } = outcome;
    isDone.current = true;
    onClose();
    onChange();
    const undoAndReload = async () => {
      await undo?.();
      onChange();
    };
    showToast(text, undo && undoAndReload);
  });
  // What was sent is not lost where the page changes before the window is gone.
  return { ...form, isDirty: () => !isDone.current && form.isDirty() };
}

/** Whether a call was refused for what has become of the records that the page shows. */
const isOutdated = ({ status, code }: Problem) =>
  [409, 412, 422].includes(status) && code !== 'validation_failed';

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

/** A form in a window over the page. */
export function FormDialog<V>(props: FormDialogProps<V>) {
  const { form, title, action, isDanger = false, isDisabled = false, onClose, children } = props;
  // What confirms a deletion is no work that is lost.
  const isUnsaved = () => !isDanger && form.isDirty();
  const close = useGuardedClose(isUnsaved, onClose);
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
