interface TickFieldProps<T extends string> {
  name: string;
  legend: string;
  options: readonly (readonly [T, string])[];
  ticked: readonly T[];
  error: string | undefined;
  onTick: (option: T, isTicked: boolean) => void;
}

/** A field with options of which any number can be ticked. */
export function TickField<T extends string>(props: TickFieldProps<T>) {
  const { name, legend, options, ticked, error, onTick } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset class="access" aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p class="error" id={errorId} role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      {options.map(([option, label]) => (
        <label key={option} class="option">
          <input
            type="checkbox"
            checked={ticked.includes(option)}
            onChange={(event) => onTick(option, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
