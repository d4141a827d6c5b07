import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Fields } from './form.ts';

export type TextNames<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

interface FieldProps<V> {
  form: Fields<V>;
  name: TextNames<V>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

export interface TextFieldProps<V> extends FieldProps<V> {
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'search';
  /** The keyboard that a phone shows. */
  inputMode?: 'decimal' | 'numeric';
  autoComplete?: string;
  min?: string;
  /** The id of a list of suggestions. */
  list?: string;
}

export function TextField<V>(props: TextFieldProps<V>) {
  const { form, name, type = 'text', autoComplete = 'off', isRequired = false } = props;
  const { min, inputMode, list } = props;
  return (
    <Framed {...props} error={form.errorOf(name)}>
      {(ids) => (
        <input
          {...ids}
          // A cast: Preact's types tell kinds of inputs apart, which makes no difference here.
          type={type as 'text'}
          name={name}
          value={String(form.values[name])}
          autoComplete={autoComplete}
          required={isRequired}
          {...(min === undefined ? {} : { min })}
          {...(list === undefined ? {} : { list })}
          {...(inputMode === undefined ? {} : { inputMode })}
          onInput={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
        />
      )}
    </Framed>
  );
}

export function LongTextField<V>(props: FieldProps<V>) {
  const { form, name, isRequired = false } = props;
  return (
    <Framed {...props} error={form.errorOf(name)}>
      {(ids) => (
        <textarea
          {...ids}
          name={name}
          rows={3}
          required={isRequired}
          value={String(form.values[name])}
          onInput={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
        />
      )}
    </Framed>
  );
}

interface ChoiceFieldProps<V> extends FieldProps<V> {
  options: readonly (readonly [value: string, label: string])[];
}

export function ChoiceField<V>(props: ChoiceFieldProps<V>) {
  const { form, name, options } = props;
  return (
    <Framed {...props} error={form.errorOf(name)}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.currentTarget.value as V[typeof name])}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
}

type YesNames<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string;

interface OptionFieldProps<V> {
  form: Fields<V>;
  name: YesNames<V>;
  label: string;
  hint?: string;
}

export function OptionField<V>({ form, name, label, hint }: OptionFieldProps<V>) {
  return (
    <label class="option">
      <input
        type="checkbox"
        checked={form.values[name] === true}
        onChange={(event) => form.set(name, event.currentTarget.checked as V[typeof name])}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

interface InputIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FramedProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** The CSS class. */
  kind?: string;
  children: (ids: InputIds) => ComponentChildren;
}

/** A label, an input, a hint, and the problem of the value. */
export function Framed({ label, hint, error, kind = '', children }: FramedProps) {
  const id = useId();
  const about = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const ids: InputIds = {
    id,
    ...(about ? { 'aria-describedby': about } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div class={`field ${kind}`.trimEnd()}>
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(ids)}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
