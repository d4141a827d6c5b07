import type { Pages } from '#console/api/use-pages.ts';
import { complain } from './toast.tsx';

interface ShowMoreProps {
  pages: Pick<Pages<unknown>, 'hasMore' | 'isBusy' | 'loadMore'>;
  label?: string;
}

/** The button at the end of a list that goes on. It keeps the focus while it loads. */
export function ShowMore({
  pages: { hasMore, isBusy, loadMore },
  label = 'Show more',
}: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <p class="more">
      <button type="button" aria-disabled={isBusy} onClick={() => loadMore().catch(complain)}>
        {label}
      </button>
    </p>
  );
}
