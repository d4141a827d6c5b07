import { useEffect, useRef, useState } from 'preact/hooks';
import { type IdempotencyKeys, withIdempotencyKeys } from '#console/api/idempotency-keys.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import { showProblem } from './toast.tsx';

/** Values that fields show and change. */
export interface Fields<V> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** The problems of a field, as one text. */
  errorOf: (name: string) => string | undefined;
}

export interface Form<V> extends Fields<V> {
  /** The problems that belong to no field. */
  general: readonly string[];
  problem: Problem | undefined;
  /** Removes the problem when it no longer applies. */
  clearProblem: () => void;
  isBusy: boolean;
  /** Whether a value differs from when the form opened. */
  isDirty: () => boolean;
  props: {
    onSubmit: (event: Event) => void;
    noValidate: true;
    ref: { current: HTMLFormElement | null };
  };
}

/**
 * The state of a form: its values, and the problems the API found, each shown at its field. A form whose values outlive
 * its page passes keys that do so, too.
 */
export function useForm<V extends object>(
  initial: V,
  submit: (values: V) => Promise<void>,
  newKeys: () => IdempotencyKeys = () => new Map(),
): Form<V> {
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const latest = useRef(values);
  latest.current = values;
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [idempotencyKeys] = useState(newKeys);
  useEffect(() => {
    if (!problem) return;
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true], [role=alert]');
    for (const field of wrong ?? []) field.closest('details')?.setAttribute('open', '');
    show(wrong?.[0]);
  }, [problem]);

  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    submitResolved()
      .catch((cause: unknown) => {
        if (form.current) setProblem(asProblem(cause));
        else showProblem(cause, 'The form that you left failed:');
      })
      .finally(() => setBusy(false));
  };
  const submitResolved = async () => {
    const unknown = await unknownText(form.current);
    if (unknown) {
      show(unknown);
      // For an incomplete date, the browser says what is missing.
      if (unknown instanceof HTMLInputElement) unknown.reportValidity();
    } else await withIdempotencyKeys(idempotencyKeys, () => submit(latest.current));
  };
  const isDirty = () =>
    JSON.stringify(latest.current) !== JSON.stringify(first) ||
    findUnresolved(form.current) !== null;
  return {
    values,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    errorOf: (name) => errorsAt(problem, (field) => field === name).join(' ') || undefined,
    general: generalOf(problem, Object.keys(initial)),
    problem,
    clearProblem: () => setProblem(undefined),
    isBusy,
    isDirty,
    props: { onSubmit, noValidate: true, ref: form },
  };
}

/** An input whose text is not a valid value yet, in a form or the list next to it that is sent along. */
function findUnresolved(form: HTMLFormElement | null): HTMLElement | null {
  const area = form?.closest('[data-form-area]') ?? form;
  const knownElement = area?.querySelector<HTMLElement>('[data-unresolved]');
  if (knownElement) return knownElement;
  // Scripts see an incomplete date, or a time without a date, as an empty text.
  const inputs = area?.querySelectorAll('input') ?? [];
  return [...inputs].find(({ validity }) => validity.badInput) ?? null;
}

const pauseMilliseconds = 40;

/** Waits for pickers that are still searching; returns an input whose text is not a valid value. */
async function unknownText(form: HTMLFormElement | null): Promise<HTMLElement | undefined> {
  for (;;) {
    const unresolvedElement = findUnresolved(form);
    if (!unresolvedElement) return undefined;
    if (unresolvedElement.dataset.unresolved !== 'open') return unresolvedElement;
    // Leaving a picker tells it that its text is complete.
    unresolvedElement.blur();
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** Focuses a field, and scrolls all of it into view. */
function show(field: HTMLElement | undefined): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  (field?.closest('.field') ?? field)?.scrollIntoView?.({ block: 'nearest' });
}

/** The messages of some fields. A path such as `iid.2` belongs to the field `iid`. */
function errorsAt(problem: Problem | undefined, isShown: (field: string) => boolean): string[] {
  const entries = Object.entries(problem?.fields ?? {});
  const matches = entries.filter(([path]) => isShown(path.split('.')[0] ?? ''));
  return matches.flatMap(([, problems]) => problems.map(({ message }) => message));
}

function generalOf(problem: Problem | undefined, names: string[]): string[] {
  if (!problem) return [];
  const unplacedErrors = errorsAt(problem, (field) => !names.includes(field));
  if (unplacedErrors.length > 0) return unplacedErrors;
  return Object.keys(problem.fields).length > 0 ? [] : [problem.message];
}
