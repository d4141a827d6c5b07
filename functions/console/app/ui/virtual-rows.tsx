import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatNumber } from '#console/numbers.ts';

interface VirtualRowsProps {
  label: string;
  /** The number of rows, loaded or not. */
  count: number;
  rowAt: (index: number) => ComponentChildren;
  /** Called with the range of rows in view, including a few around them. */
  onVisibleRange: (start: number, end: number) => void;
}

/** The number of rows rendered above and below the view, for fast scrolling and the Tab key. */
const spare = 12;
const guessedHeight = 60;

/**
 * A list of any length that renders only the rows in view. All rows have the same height, which is
 * measured. The page itself scrolls.
 */
export function VirtualRows({ label, count, rowAt, onVisibleRange }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(guessedHeight);
  const [range, setRange] = useState<readonly [number, number]>([0, 40]);

  useLayoutEffect(() => {
    const row = list.current?.querySelector('li');
    const rowHeight = row?.getBoundingClientRect().height ?? 0;
    if (rowHeight > 0 && Math.abs(rowHeight - height) > 0.5) setHeight(rowHeight);
  });

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor(-top / height) - spare);
      const last = Math.min(count, Math.ceil((innerHeight - top) / height) + spare);
      setRange((before) => (before[0] === first && before[1] === last ? before : [first, last]));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [height, count]);

  const end = Math.min(count, range[1]);
  const start = Math.min(range[0], end);
  useEffect(() => onVisibleRange(start, end), [start, end, onVisibleRange]);
  const indexes = Array.from({ length: end - start }, (_, index) => start + index);
  return (
    <>
      {indexes.length < count && (
        <p class="printed">
          Only rows {formatNumber(start + 1)} to {formatNumber(end)} of {formatNumber(count)} are
          printed. To have all rows, select and export them.
        </p>
      )}
      <ul
        ref={list}
        class="rows"
        aria-label={label}
        style={{ '--list-height': `${count * height}px` }}
      >
        {indexes.map((index) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ '--row-top': `${index * height}px` }}
          >
            {rowAt(index)}
          </li>
        ))}
      </ul>
    </>
  );
}
