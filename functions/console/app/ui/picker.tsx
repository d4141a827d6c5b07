import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Framed } from './field.tsx';
import { type Option, type PickerOptions, usePicker } from './picker-state.ts';

/** A record that can be picked. */
export interface Choice extends Option {
  id: number;
}

interface PickerProps<O extends Option> extends PickerOptions<O> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Shown if nothing is found. */
  none?: string;
}

/** Picks one of many options by typing. */
export function Picker<O extends Option>(props: PickerProps<O>) {
  const { label, hint, none = 'Nothing found' } = props;
  const picker = usePicker(props);
  const { text, typed, options, canAdd, active, isShown, isEmpty, unresolved, choose, on } = picker;
  const unknown =
    unresolved === 'unknown'
      ? `“${typed}” is not in the list. Choose from the list, or clear this field.`
      : undefined;
  // Choices of one name, such as the lockers of two vehicles, differ in their hints.
  const chosenHint = text === props.chosen?.name ? props.chosen.hint : undefined;
  return (
    <Framed label={label} hint={hint} error={props.error ?? unknown} kind="picker">
      {(ids) => (
        <>
          <input
            {...ids}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${ids.id}-list`}
            aria-activedescendant={isShown && active >= 0 ? `${ids.id}-${active}` : undefined}
            data-unresolved={unresolved}
            value={text}
            onInput={(event) => on.onInput(event.currentTarget.value)}
            onClick={on.onClick}
            onKeyDown={on.onKeyDown}
            onBlur={on.onBlur}
          />
          <div class="choices-list" hidden={!isShown && !isEmpty}>
            {isEmpty && (
              <p role="status">{picker.hasFailed ? 'Not loaded. Try again in a moment.' : none}</p>
            )}
            <div id={`${ids.id}-list`} role="listbox" aria-label={label} hidden={!isShown}>
              {options.map((option, index) => (
                <Row
                  key={option.id}
                  id={`${ids.id}-${index}`}
                  isActive={index === active}
                  onPick={() => choose(index)}
                >
                  {option.name}
                  {option.hint && <small> {option.hint}</small>}
                </Row>
              ))}
              {canAdd && (
                <Row
                  id={`${ids.id}-${options.length}`}
                  isActive={options.length === active}
                  onPick={() => choose(options.length)}
                >
                  Add “{typed}”
                </Row>
              )}
            </div>
          </div>
          {chosenHint && <small>{chosenHint}</small>}
        </>
      )}
    </Framed>
  );
}

interface RowProps {
  id: string;
  isActive: boolean;
  onPick: () => void;
  children: ComponentChildren;
}

function Row({ id, isActive, onPick, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // The input keeps the focus, and handles the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  );
}
