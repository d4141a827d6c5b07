import type { ComponentChildren } from 'preact';
import { useSlow } from '#console/api/use-slow.ts';
import type { Form } from './form.ts';
import { useIsAsking } from './question.tsx';

/** The problems that belong to no field of the form. */
export function GeneralProblem<V>({ form }: { form: Form<V> }) {
  if (form.general.length === 0) return null;
  return (
    <div class="notice bad" role="alert" tabIndex={-1}>
      {form.general.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface SubmitProps<V> {
  form: Form<V>;
  children: ComponentChildren;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export function Submit<V>({ form, children, isDanger, isDisabled = false }: SubmitProps<V>) {
  const isAsking = useIsAsking();
  const isSlow = useSlow(form.isBusy && !isAsking);
  return (
    <>
      {isSlow && (
        <p class="slow" role="status">
          Still waiting for the service. What you typed stays here.
        </p>
      )}
      <button
        type="submit"
        class={isDanger ? 'primary danger' : 'primary'}
        aria-disabled={form.isBusy}
        disabled={isDisabled}
      >
        {form.isBusy ? 'Please wait …' : children}
      </button>
    </>
  );
}
