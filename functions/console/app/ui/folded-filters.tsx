import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface FoldedFiltersProps {
  /** How many of them are set. */
  count: number;
  children: ComponentChildren;
}

/** The filters of a list. On a narrow screen they open by a button, since the list comes after them. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
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
