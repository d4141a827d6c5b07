/** Loads what is behind the sign-in form: all the pages that members use daily, in one file. */
export const loadShell = () => import('./shell/shell.tsx');

/** Loads it while a session is started, which takes as long. Whoever shows it reports a failure. */
export function preloadShell(): void {
  loadShell().catch(() => {});
}
