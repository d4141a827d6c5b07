import { useEffect, useState } from 'preact/hooks';

/** How long a value must stay unchanged. */
const pauseMilliseconds = 80;

/** Follows a value with a delay: only once it has stopped changing. */
export function useSettled<T>(value: T): T {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settledValue;
}
