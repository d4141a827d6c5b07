import type { ComponentChildren } from 'preact';
import type { Problem } from '#console/api/problem.ts';
import type { Loaded } from '#console/api/use-load.ts';

/** What is shown until the data is there: the shape of it. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div class="skeleton" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface EmptyProps {
  title: string;
  children?: ComponentChildren;
}

/** Nothing is there yet: why, and what to do. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface NotLoadedProps {
  problem: Problem;
  reload: () => void;
  /** What else can be done. */
  children?: ComponentChildren;
}

/** Why something is not there, and a way to try again. */
export function NotLoaded({ problem, reload, children }: NotLoadedProps) {
  return (
    <div class="notice bad" role="alert">
      <p>{problem.message}</p>
      <button type="button" onClick={reload}>
        Try again
      </button>
      {children}
    </div>
  );
}

interface WithDataProps<T> {
  loaded: Loaded<T>;
  lines?: number;
  children: (data: T) => ComponentChildren;
}

/** What was loaded; before that its shape, or why it is not there. */
export function WithData<T>({ loaded, lines, children }: WithDataProps<T>) {
  const { data, problem, reload } = loaded;
  if (problem) return <NotLoaded problem={problem} reload={reload} />;
  if (data === undefined) return <Skeleton {...(lines === undefined ? {} : { lines })} />;
  return <>{children(data)}</>;
}
