import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { formatNumber, parseNumber, toNumberInput } from '#console/numbers.ts';
import { exact } from '#shared/families/items/quantities.ts';

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

/** A quantity in a list of items. What is no quantity is not taken: it stays, with what is wrong with it. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, quantity, unit, least = smallest, most, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? undefined : parseNumber(typed);
  const isInRange = number !== undefined && number >= least && number <= (most ?? number);
  const isTaken = isInRange && number === exact(number);
  const isWrong = typed !== undefined && !isTaken;
  // Also what is accepted later, as more of it may be used up once more of it comes back.
  useLayoutEffect(() => {
    if (isTaken) onChange(number);
  }, [isTaken, number]);
  // What is chosen elsewhere, as by "Take 5", replaces what was not accepted.
  const [shown, setShown] = useState(quantity);
  if (shown !== quantity) {
    setShown(quantity);
    if (isWrong) setTyped(undefined);
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
        data-unsettled={isWrong ? 'unknown' : undefined}
        value={typed ?? toNumberInput(quantity)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => isWrong || setTyped(undefined)}
      />
      {unit && <small>{unit}</small>}
      {isWrong && (
        <span class="error" id={id}>
          {isInRange ? 'At most three decimals.' : rangeText(least, most)}
        </span>
      )}
    </span>
  );
}

function rangeText(least: number, most: number | undefined): string {
  if (most === undefined) return `At least ${formatNumber(least)}.`;
  return `From ${formatNumber(least)} to ${formatNumber(most)}.`;
}
