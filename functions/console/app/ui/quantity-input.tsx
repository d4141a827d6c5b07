import { useState } from 'preact/hooks';
import { parseNumber, toNumberInput } from '#console/numbers.ts';

interface QuantityInputProps {
  /** What screen readers call it. */
  label: string;
  quantity: number;
  unit?: string | null | undefined;
  least?: number;
  most?: number | undefined;
  onChange: (quantity: number) => void;
}

/** The smallest quantity that a booking holds, as the API has it. */
const smallest = 0.001;

/** A quantity in a list of items. What is no quantity is not taken, and goes when the field is left. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, quantity, unit, least = smallest, most = Number.MAX_VALUE, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const quantityIn = (text: string) => {
    const number = parseNumber(text);
    return number !== undefined && number >= least && number <= most ? number : undefined;
  };
  const isWrong = typed !== undefined && quantityIn(typed) === undefined;
  const onInput = (text: string) => {
    setTyped(text);
    const number = quantityIn(text);
    if (number !== undefined) onChange(number);
  };
  return (
    <span class="quantity">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-unsettled={isWrong ? 'unknown' : undefined}
        value={typed ?? toNumberInput(quantity)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {unit && <small>{unit}</small>}
    </span>
  );
}
