import { useEffect, useState } from 'preact/hooks';

/** After this long, a user wonders whether anything happens. */
const slowAfterMilliseconds = 5_000;

/** Whether waiting takes longer than usual; a new attempt starts the time again. */
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
