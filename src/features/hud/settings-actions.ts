/** Actions of the settings menu, shared by the dropdown of wide windows and the drawer of phones. */
import { signOut } from '../../state/session/session.ts';
import { settings } from '../../state/settings/settings.ts';

export function setOptimizedMode(isOn: boolean): void {
  settings.isOptimizedMode = isOn;
}

export function logOut(): void {
  // The session ends here whatever the server replies.
  signOut().catch(() => undefined);
}

export const reloadPage = (): void => window.location.reload();
