/** Texts of the notifications while the page is closed. */
import type { PushKind } from '../../shared/contract/web-push.ts';
import type { PushObstacle } from '../../state/web-push/push-browser.ts';

export const TITLE = 'While the page is closed';
export const BROWSER = 'Notify this browser';
export const BROWSER_NOTE = 'A notification appears when the page is closed. It names the player, never the words.';
export const KINDS: Record<PushKind, string> = {
  whisper: 'Whispers of friends',
  mail: 'Mails',
  friend: 'Friend requests',
};
export const KINDS_NOTE = 'In all browsers that you notify.';
export const QUIET = 'Quiet hours';
export const quietNote = (timeZone: string): string => `Nothing is announced then. On your clock (${timeZone}).`;
export const FROM = 'From';
export const TO = 'To';
export const OBSTACLES: Record<PushObstacle, string> = {
  unsupported: 'This browser cannot be notified.',
  'home-screen': 'Put Promenade on the home screen first: Share, then Add to Home Screen.',
  denied: 'You forbade notifications in this browser. Its site settings allow them again.',
};
export const NOT_PERMITTED = 'The browser did not permit notifications.';
export const UNAVAILABLE = 'The push service of this browser cannot be reached. Please try again later.';
export const SWITCHED_OFF = 'This world sends no notifications.';

export const DEVICE = 'This device';
export const INSTALL = 'Install Promenade';
export const INSTALL_NOTE = 'Promenade gets its own window and icon.';
export const INSTALLED = 'Installed';
export const INSTALL_NOW = 'Install';
export const HOME_SCREEN = 'In Safari: Share, then Add to Home Screen.';
