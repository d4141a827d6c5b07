import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface VirtualRowsProps {
  label: string;
  /** How many rows there are, loaded or not. */
  count: number;
  rowAt: (index: number) => ComponentChildren;
  /** Called with the rows in view, and those around it. */
  onSight: (start: number, end: number) => void;
}

/** Rows above and below the view, for fast scrolling and the tab key. */
const spare = 12;
const guessedHeight = 60;

/**
 * A list of any length, of whose rows those in sight are there. All rows are of one height, which is
 * measured; the page itself scrolls.
 */
export function VirtualRows({ label, count, rowAt, onSight }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(guessedHeight);
  const [range, setRange] = useState<readonly [number, number]>([0, 40]);

  useLayoutEffect(() => {
    const row = list.current?.querySelector('li');
    const measured = row?.getBoundingClientRect().height ?? 0;
    if (measured > 0 && Math.abs(measured - height) > 0.5) setHeight(measured);
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
  useEffect(() => onSight(start, end), [start, end, onSight]);
  const shown = Array.from({ length: end - start }, (_, index) => start + index);
  return (
    <ul ref={list} class="rows" aria-label={label} style={{ height: `${count * height}px` }}>
      {shown.map((index) => (
        <li
          key={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${index * height}px)` }}
        >
          {rowAt(index)}
        </li>
      ))}
    </ul>
  );
}
