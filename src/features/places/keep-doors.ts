/**
 * What is behind the doors of the town: opens the screen of a door that the player enters, tells the town when something covers
 * it and when the screen or the panel of the radio is closed, and that there are mails. Keeps which screen a door opened. The
 * news of the other doors are loaded later.
 */
import { subscribe } from 'valtio';
import { dialogs, openScreenByName } from '../../screens/screens.ts';
import { RADIO_DOOR_SCREEN, SHOP_WINDOW } from '../../shared/rules/places.ts';
import { coverTown, leaveDoor, listenToDoors, listenToNearDoors, setNews } from '../../state/places/town-places.ts';
import { unread } from '../../state/session/unread.ts';
import { hud, openPanel } from '../../state/settings/hud.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { layerDepth, onLayers } from '../../ui/layers/layers.ts';

/** The town's pictures load first. */
const NEWS_DELAY_MS = 6000;

/** `isScreen`: whether a dialog has that name. Returns a function that stops it. */
export function keepDoors(isScreen: (name: string) => boolean): () => void {
  let isDoorOpen = false;
  let isRadioOpen = false;
  let depth = layerDepth();
  const stops = [
    listenToDoors(({ key, screen, to }) => {
      if (to !== undefined) onTheWay(to, 'through');
      else if (screen === RADIO_DOOR_SCREEN) {
        isRadioOpen = true;
        openPanel('radio');
      } else if (isScreen(screen)) {
        isDoorOpen = true;
        openScreenByName(screen, key === SHOP_WINDOW ? { isSet: true } : undefined);
      }
    }),
    listenToNearDoors(({ to }) => {
      if (to !== undefined) onTheWay(to, 'near');
    }),
    onLayers(() => {
      const before = depth;
      depth = layerDepth();
      if (depth > before) coverTown();
    }),
    subscribe(dialogs, () => {
      if (dialogs.at >= 0 || !isDoorOpen) return;
      isDoorOpen = false;
      leaveDoor();
    }),
    subscribe(hud, () => {
      if (!isRadioOpen || hud.panels.includes('radio')) return;
      isRadioOpen = false;
      leaveDoor();
    }),
    subscribe(unread, () => setNews('mail', unread.unreadMailCount > 0)),
    watchNews(),
  ];
  setNews('mail', unread.unreadMailCount > 0);
  return () => {
    for (const stop of stops) stop();
  };
}

/** To another location: near the door to it, whose pictures are loaded then, or through it. */
function onTheWay(slug: string, way: 'near' | 'through'): void {
  import('./door-news.ts').then(
    ({ goThrough, lookInside }) => (way === 'near' ? lookInside(slug) : goThrough(slug)),
    (error: unknown) => console.warn('the door does not open:', error),
  );
}

function watchNews(): () => void {
  let stop: (() => void) | null = null;
  let isClosed = false;
  const cancel = runtime.setTimeout(() => {
    import('./door-news.ts').then(
      ({ watchDoorNews }) => {
        if (!isClosed) stop = watchDoorNews();
      },
      (error: unknown) => console.warn('the doors show no news:', error),
    );
  }, NEWS_DELAY_MS);
  return () => {
    isClosed = true;
    cancel();
    stop?.();
  };
}
