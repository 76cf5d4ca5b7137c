/** Whether the browser offers to install the page as an app. Owns the offer, which the browser makes once for each page. */
import { proxy, ref } from 'valtio';

/** Not in the DOM's types: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

export interface Installation {
  offer: InstallPrompt | null;
  /** The page runs as an installed app, or was installed a moment ago. */
  isInstalled: boolean;
}

export const installation = proxy<Installation>({ offer: null, isInstalled: false });

/** To be called when the page starts: the browser may make its offer early. */
export function watchInstallation(): void {
  installation.isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // The page asks at a better moment.
    event.preventDefault();
    installation.offer = ref(event);
  });
  window.addEventListener('appinstalled', () => Object.assign(installation, { offer: null, isInstalled: true }));
}

/** Shows the browser's question. An offer can be used once. Resolves to whether the player accepted. */
export async function install(): Promise<boolean> {
  const { offer } = installation;
  installation.offer = null;
  return (await offer?.prompt())?.outcome === 'accepted';
}
