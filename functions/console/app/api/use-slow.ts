import { useEffect, useState } from 'preact/hooks';

/** After this long, somebody wonders whether anything happens. */
const slowAfterMilliseconds = 5_000;

/** Whether something is waited for longer than usual; a further attempt is waited for anew. */
export function useSlow(isWaiting: boolean, attempt = 0): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, attempt]);
  return isSlow;
}
