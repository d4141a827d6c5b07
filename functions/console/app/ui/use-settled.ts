import { useEffect, useState } from 'preact/hooks';

/** The pause in typing after which a value is used. */
const pauseMilliseconds = 80;

/** A value that follows another once it stops changing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
