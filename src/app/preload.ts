/** Parts of the game that nobody sees at first. Their code is fetched while the browser is idle, or when one is opened. */
import { OpenFriendsPanel } from '../features/online-friends/preload.ts';
import { LazyMenus } from '../features/hud/menu-bar.tsx';
import { MenuDrawer } from '../features/hud/preload.ts';
import { OpenSurroundings } from '../features/places/preload.ts';
import { OpenQuickActions } from '../features/quick-actions/preload.ts';
import { OpenRadioPanel } from '../features/radio/preload.ts';
import { type LazyPart, lazyPart } from '../ui/lazy/lazy-part.ts';

/** The frame of the dialogs that show the screens. */
export const Dialog = lazyPart(async () => (await import('../ui/overlays/dialog.tsx')).Dialog);

/** In the order in which they are probably needed. */
export const LATE_PARTS: readonly Pick<LazyPart<object>, 'preload'>[] = [
  MenuDrawer,
  LazyMenus,
  OpenQuickActions,
  Dialog,
  OpenFriendsPanel,
  OpenRadioPanel,
  OpenSurroundings,
];
