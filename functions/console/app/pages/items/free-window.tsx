import { useLayoutEffect, useState } from 'preact/hooks';
import { fromInput, toInput } from '#console/time.ts';
import { TextField } from '#console/ui/field.tsx';
import { hasWindow, type TypedWindow } from './item-query.ts';

interface FreeWindowProps {
  filters: TypedWindow;
  onChange: (changes: Partial<TypedWindow>) => void;
}

type End = 'available_from' | 'available_to';

/** The filter for items that are free in a window, in the user's zone. */
export function FreeWindow({ filters, onChange }: FreeWindowProps) {
  const { available_from, available_to } = filters;
  const [inputs, setInputs] = useState(() => inputsOf(filters));
  // Not after the next paint: it would undo what was typed by then.
  useLayoutEffect(() => {
    const isShown = (end: End) => fromInput(inputs[end]) === filters[end];
    if (!isShown('available_from') || !isShown('available_to')) setInputs(inputsOf(filters));
  }, [available_from, available_to]);
  const isBackwards = available_from !== '' && available_to !== '' && !hasWindow(filters);
  const fields = {
    values: inputs,
    set: (end: End, text: string) => {
      setInputs({ ...inputs, [end]: text });
      // While a year is being typed, the input holds one such as 0002.
      if (!text.startsWith('0')) onChange({ [end]: fromInput(text) });
    },
    errorOf: (end: string) =>
      isBackwards && end === 'available_to' ? 'Must be after the start.' : undefined,
  };
  return (
    <>
      <TextField form={fields} name="available_from" label="Free from" type="datetime-local" />
      <TextField form={fields} name="available_to" label="Free until" type="datetime-local" />
    </>
  );
}

function inputsOf({ available_from, available_to }: TypedWindow): Record<End, string> {
  const input = (at: string) => (at === '' ? '' : toInput(at));
  return { available_from: input(available_from), available_to: input(available_to) };
}
