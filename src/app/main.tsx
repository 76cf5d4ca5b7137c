/** Composition root: connects the stores to the HTTP client and renders the page. */
import '../ui/ui.css';
import '../people/people.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowPacksFrom } from '../engine/pack-origins.ts';
import { clientConfig } from '../net/client-config.ts';
import { cookieHint } from '../net/page/cookie-hint.ts';
import { connectHttp } from '../net/http.ts';
import { route, startRouter } from '../state/session/route.ts';
import { watchInstallation } from '../state/settings/installation.ts';
import { expireSession, loadSession, session } from '../state/session/session.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { App } from './app.tsx';
import { startVersionCheck } from './new-version.ts';
import { startTheme } from './theme.ts';
import { TownGame } from './town-game.ts';
import { whenIdle } from '../ui/lazy/when-idle.ts';

connectHttp({
  session: () => session,
  onSessionExpired: (message) => {
    showToast({ text: message, tone: 'bad', id: 'session-expired' });
    expireSession();
  },
});
allowPacksFrom([clientConfig().hosts.storage]);
startTheme();
void startServiceWorkerLater();
startVersionCheck();
watchInstallation();
startRouter();
const hasCookie = cookieHint();
void loadSession(hasCookie);
// A player's session most likely goes on: the game is fetched while the server looks at it.
if (hasCookie === true && route.path === '/') void TownGame.preload();

/** It caches for later visits; the first pictures come before it. */
async function startServiceWorkerLater(): Promise<void> {
  await whenIdle();
  const load = await import('./service-worker.tsx').catch(() => null);
  load?.startServiceWorker();
}

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
