import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { formatNumber, parseNumber, toNumberInput } from '#console/numbers.ts';
import { exact } from '#shared/families/items/quantities.ts';

interface QuantityInputProps {
  /** The label for screen readers. */
  label: string;
  quantity: number;
  unit?: string | null | undefined;
  min?: number;
  max?: number | undefined;
  onChange: (quantity: number) => void;
}

/** The smallest quantity that the API accepts in a booking. */
const smallest = 0.001;

/** An input for a quantity in a list. An invalid text stays in the input, with a message, and is not stored. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, quantity, unit, min = smallest, max, onChange } = props;
  const id = useId();
  const [typedText, setTypedText] = useState<string>();
  const number = typedText === undefined ? undefined : parseNumber(typedText);
  const isInRange = number !== undefined && number >= min && number <= (max ?? number);
  const isTaken = isInRange && number === exact(number);
  const isWrong = typedText !== undefined && !isTaken;
  // Also when a text becomes valid later, as when more of a stock comes back, and so more may be used up.
  useLayoutEffect(() => {
    if (isTaken) onChange(number);
  }, [isTaken, number]);
  // A quantity that is set elsewhere, such as by "Take 5", replaces an invalid text.
  const [shownQuantity, setShownQuantity] = useState(quantity);
  if (shownQuantity !== quantity) {
    setShownQuantity(quantity);
    if (isWrong) setTypedText(undefined);
  }
  return (
    <span class="quantity">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        data-unresolved={isWrong ? 'unknown' : undefined}
        value={typedText ?? toNumberInput(quantity)}
        onInput={(event) => setTypedText(event.currentTarget.value)}
        onBlur={() => isWrong || setTypedText(undefined)}
      />
      {unit && <small>{unit}</small>}
      {isWrong && (
        <span class="error" id={id}>
          {isInRange ? 'At most three decimals.' : rangeText(min, max)}
        </span>
      )}
    </span>
  );
}

function rangeText(min: number, max: number | undefined): string {
  if (max === undefined) return `At least ${formatNumber(min)}.`;
  return `From ${formatNumber(min)} to ${formatNumber(max)}.`;
}
