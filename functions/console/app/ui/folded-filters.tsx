import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface FoldedFiltersProps {
  /** Their values; an empty one is not set. */
  values: readonly string[];
  children: ComponentChildren;
}

/** The filters of a list. On a narrow screen they open by a button, since the list comes after them. */
export function FoldedFilters({ values, children }: FoldedFiltersProps) {
  const { length: count } = values.filter((value) => value !== '');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="unfold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      <div id={id} class="pairs" data-folded={!isOpen}>
        {children}
      </div>
    </>
  );
}
