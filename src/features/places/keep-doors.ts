/**
 * What is behind the doors of the town: opens the screen of a door that the player enters, tells the town when something covers
 * it and when the screen is closed, and which doors have news. Keeps which screen a door opened.
 */
import { subscribe } from 'valtio';
import { dialogs, openScreenByName } from '../../screens/screens.ts';
import { RADIO_DOOR_SCREEN } from '../../shared/rules/places.ts';
import { coverTown, leaveDoor, listenToDoors, setNews } from '../../state/places/town-places.ts';
import { unread } from '../../state/session/unread.ts';
import { openPanel } from '../../state/settings/hud.ts';
import { layerDepth, onLayers } from '../../ui/layers/layers.ts';
import { watchEvents } from './event-news.ts';

/** `isScreen`: whether a dialog has that name. Returns a function that stops it. */
export function keepDoors(isScreen: (name: string) => boolean): () => void {
  let isDoorOpen = false;
  let depth = layerDepth();
  const stops = [
    listenToDoors(({ screen }) => {
      if (screen === RADIO_DOOR_SCREEN) openPanel('radio');
      else if (isScreen(screen)) {
        isDoorOpen = true;
        openScreenByName(screen);
      }
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
    subscribe(unread, () => setNews('mail', unread.unreadMailCount > 0)),
    watchEvents((hasNews) => setNews('board', hasNews)),
  ];
  setNews('mail', unread.unreadMailCount > 0);
  return () => {
    for (const stop of stops) stop();
  };
}
