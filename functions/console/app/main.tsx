import './map-group-by.ts';
import './random-uuid.ts';
import { render } from 'preact';
import { followPermissions, renew } from './api/renew.ts';
import { followTabs, mayHaveSession, session } from './api/session.ts';
import { App } from './app.tsx';
import { preloadShell } from './load-shell.ts';
import { followScroll } from './scroll.ts';
import './theme.ts';

followTabs();
followScroll();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') followPermissions();
});
const root = document.querySelector('#app');
if (root) render(<App />, root);
if (mayHaveSession()) {
  preloadShell();
  renew().catch(() => {
    if (session.get().kind === 'unknown') session.set({ kind: 'out', reason: 'unreachable' });
  });
} else {
  session.set({ kind: 'out' });
}
