/** Runs a function while no other tab of this browser refreshes the session. */
export async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('equipment.refresh', work);
}
