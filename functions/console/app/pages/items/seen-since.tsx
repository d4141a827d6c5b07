import { useLayoutEffect, useState } from 'preact/hooks';
import { TextField } from '#console/ui/field.tsx';

interface SeenSinceProps {
  day: string;
  onChange: (day: string) => void;
}

/** The filter for items that no stock-take has seen since a day, in the user's zone. */
export function SeenSince({ day, onChange }: SeenSinceProps) {
  const [input, setInput] = useState(day);
  // Not after the next paint: it would undo what was typed by then.
  useLayoutEffect(() => setInput(day), [day]);
  const fields = {
    values: { not_seen_since: input },
    set: (_name: 'not_seen_since', text: string) => {
      setInput(text);
      // While a year is being typed, the input holds one such as 0002.
      if (!text.startsWith('0')) onChange(text);
    },
    errorOf: () => undefined,
  };
  return <TextField form={fields} name="not_seen_since" label="Not seen since" type="date" />;
}
