import type { Pages } from '#console/api/use-pages.ts';
import { StillWaiting } from './states.tsx';
import { showProblem } from './toast.tsx';

interface ShowMoreProps {
  pages: Pick<Pages<unknown>, 'hasMore' | 'isBusy' | 'isSlow' | 'loadMore'>;
  label?: string;
}

/** The button that loads more of a list. It keeps the focus while it loads. */
export function ShowMore({
  pages: { hasMore, isBusy, isSlow, loadMore },
  label = 'Show more',
}: ShowMoreProps) {
  if (!hasMore) return null;
  const load = () => void loadMore().catch(showProblem);
  return (
    <>
      {isSlow && <StillWaiting reload={load} />}
      <p class="more">
        <button type="button" aria-disabled={isBusy} onClick={load}>
          {label}
        </button>
      </p>
    </>
  );
}
