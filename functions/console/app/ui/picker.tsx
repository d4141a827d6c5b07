import { useEffect, useState } from 'preact/hooks';
import { Framed } from './field.tsx';

interface Option {
  id: number | string;
  name: string;
  hint?: string | undefined;
}

/** A record that can be picked. */
export interface Choice extends Option {
  id: number;
}

interface PickerProps<O extends Option> {
  label: string;
  hint?: string;
  error?: string | undefined;
  chosen: O | undefined;
  search: (text: string, signal: AbortSignal) => Promise<readonly O[]>;
  onChange: (choice: O | undefined) => void;
}

const shownMost = 30;

/** One out of many, found by typing. */
export function Picker<O extends Option>(props: PickerProps<O>) {
  const { label, hint, error, chosen, search, onChange } = props;
  const [text, setText] = useState(chosen?.name ?? '');
  const [choices, setChoices] = useState<readonly O[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEffect(() => setText(chosen?.name ?? ''), [chosen?.id, chosen?.name]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const wanted = text === chosen?.name ? '' : text;
    const timer = setTimeout(() => {
      search(wanted, controller.signal).then(
        (found) => {
          if (controller.signal.aborted) return;
          setChoices(found.slice(0, shownMost));
          setActive(0);
        },
        () => setChoices([]),
      );
    }, 120);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isOpen]);

  const pick = (choice: O | undefined) => {
    onChange(choice);
    setText(choice?.name ?? '');
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((now) => Math.min(Math.max(now + step, 0), Math.max(choices.length - 1, 0)));
    } else if (event.key === 'Enter' && isOpen && choices[active]) {
      event.preventDefault();
      pick(choices[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list, and not the window that the list is in.
      event.preventDefault();
      setOpen(false);
    }
  };
  const onBlur = () => {
    setOpen(false);
    if (text.trim() === '') onChange(undefined);
    else setText(chosen?.name ?? '');
  };
  const isShown = isOpen && choices.length > 0;
  return (
    <Framed label={label} hint={hint} error={error} kind="picker">
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
            aria-activedescendant={isShown ? `${ids.id}-${active}` : undefined}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
          <div
            class="choices-list"
            id={`${ids.id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!isShown}
          >
            {choices.map((choice, index) => (
              // The keys are heard by the input, which keeps the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={choice.id}
                id={`${ids.id}-${index}`}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(choice)}
              >
                {choice.name}
                {choice.hint && <small> {choice.hint}</small>}
              </div>
            ))}
          </div>
        </>
      )}
    </Framed>
  );
}
