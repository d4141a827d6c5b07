import { useEffect, useState } from 'preact/hooks';

/** How long somebody who types is waited for. */
const pauseMilliseconds = 150;

/** A value as it was when nobody changed it any more. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
