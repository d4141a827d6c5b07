import { render } from 'preact';
import { renew } from './api/renew.ts';
import { mayHaveSession, session } from './api/session.ts';
import { hearTabs } from './api/tabs.ts';
import { App } from './app.tsx';
import './theme.ts';

hearTabs((state) => session.set(state));
const root = document.querySelector('#app');
if (root) render(<App />, root);
if (mayHaveSession()) {
  renew().catch(() => {
    if (session.get().kind === 'unknown') session.set({ kind: 'out', because: 'unreachable' });
  });
} else {
  session.set({ kind: 'out' });
}
