import { useState } from 'preact/hooks';
import { useInterval } from '#console/api/use-load.ts';

interface CountdownProps {
  /** The purpose of the remaining time. */
  label: string;
  until: string;
}

/** How long a replaced token or secret still works. */
export function Countdown({ label, until }: CountdownProps) {
  const [now, setNow] = useState(Date.now());
  useInterval(() => setNow(Date.now()), 1000);
  const seconds = Math.max(0, Math.round((new Date(until).getTime() - now) / 1000));
  if (seconds === 0) return null;
  return (
    <span class="countdown" role="timer">
      {label} {textOf(seconds)}
    </span>
  );
}

function textOf(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
