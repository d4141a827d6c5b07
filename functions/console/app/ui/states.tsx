import type { ComponentChildren } from 'preact';
import { type Problem, summaryOf } from '#console/api/problem.ts';
import type { Attempt, LoadResult } from '#console/api/use-load.ts';

/** A placeholder while data is loading. */
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

/** Says that there are no records, and what to do. */
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
  label?: string | undefined;
  /** Other things that the user can do. */
  children?: ComponentChildren;
}

/** Says why loading failed, and offers to try again. */
export function NotLoaded({ problem, reload, label, children }: NotLoadedProps) {
  return (
    <div class="notice bad" role="alert">
      <p>{summaryOf(problem)}</p>
      <button type="button" onClick={reload}>
        {label ?? 'Try again'}
      </button>
      {children}
    </div>
  );
}

/** Says that loading takes long, and offers to try again. */
export function StillWaiting({ reload, label }: Pick<NotLoadedProps, 'reload' | 'label'>) {
  return (
    <div class="notice warn" role="status">
      <p>Still waiting for the service.</p>
      <button type="button" onClick={reload}>
        {label ?? 'Try again'}
      </button>
    </div>
  );
}

interface LoadNoticeProps {
  result: Attempt;
  /** Other things that the user can do about the problem. */
  children?: ComponentChildren;
}

/** The notice about the latest attempt to load, if it failed or takes long. */
export function LoadNotice({ result, children }: LoadNoticeProps) {
  const { problem, isSlow, reload } = result;
  if (isSlow) return <StillWaiting reload={reload} />;
  if (!problem) return null;
  return (
    <NotLoaded problem={problem} reload={reload}>
      {children}
    </NotLoaded>
  );
}

interface WithDataProps<T> {
  result: LoadResult<T>;
  lines?: number;
  children: (data: T) => ComponentChildren;
}

/** Shows loaded data; before that a placeholder, or the reason why loading failed. */
export function WithData<T>({ result, lines, children }: WithDataProps<T>) {
  const { data, problem, isBusy } = result;
  return (
    <>
      <LoadNotice result={result} />
      {data === undefined && !problem && <Skeleton {...(lines === undefined ? {} : { lines })} />}
      {data !== undefined && (
        <div class="loaded" aria-busy={isBusy}>
          {children(data)}
        </div>
      )}
    </>
  );
}
