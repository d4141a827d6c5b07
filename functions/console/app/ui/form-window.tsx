import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';
import { type Form, useForm } from './form.ts';
import { GeneralProblem, Submit } from './form-parts.tsx';
import { say } from './toast.tsx';

/** What a window tells its page. */
export interface WindowProps {
  onClose: () => void;
  onChange: () => void;
}

/** What a window has done, and how to take it back. */
export interface Done {
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
}

/** The form of a window, which closes when its call has succeeded, and says what was done. */
export function useWindowForm<V extends object>(
  { onClose, onChange }: WindowProps,
  initial: V,
  submit: (values: V) => Promise<Done>,
): Form<V> {
  return useForm(initial, async (values) => {
    const { text, undo } = await submit(values);
    onClose();
    onChange();
    const takeBack = async () => {
      await undo?.();
      onChange();
    };
    say(text, undo && takeBack);
  });
}

interface FormWindowProps<V> {
  form: Form<V>;
  title: string;
  /** What the button says that sends the form. */
  action: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** A form in a window over the page. */
export function FormWindow<V>(props: FormWindowProps<V>) {
  const { form, title, action, isDanger = false, isDisabled = false, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        {children}
        <div class="form-end">
          <Submit form={form} isDanger={isDanger} isDisabled={isDisabled}>
            {action}
          </Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
