import type { SessionState } from './session.ts';

/** What the tabs of this browser tell each other: they share one cookie, and so one session. */
const channel = new BroadcastChannel('equipment.session');

export function tellTabs(state: SessionState): void {
  channel.postMessage(state);
}

export function hearTabs(listener: (state: SessionState) => void): void {
  channel.onmessage = ({ data }: MessageEvent<SessionState>) => listener(data);
}

/** Does something while no other tab does it. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('equipment.refresh', work);
}
