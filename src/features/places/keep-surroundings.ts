/**
 * Keys of the surroundings while the town has the focus, unless letter keys are off: L opens and closes their list, H says where the
 * player is. Also loads what announces walks and people: after the town's pictures, or with the list.
 */
import { subscribeKey } from 'valtio/utils';
import { isTownFocused } from '../../engine/input.ts';
import { letterOf } from '../../shared/rules/key-names.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { hud, togglePanel } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';

const ANNOUNCE_DELAY_MS = 3000;

/** Returns a function that stops it. */
export function keepSurroundings(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!settings.hasLetterKeys || !isTownFocused(document.activeElement)) return;
    const key = letterOf(event);
    if (key === 'l') togglePanel('places');
    else if (key === 'h') answerWhereAmI();
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  const stopAnnouncing = announceLater();
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopAnnouncing();
  };
}

export function answerWhereAmI(): void {
  import('./show-whereabouts.ts').then(
    ({ showWhereabouts }) => showWhereabouts(),
    (error: unknown) => console.warn('where the player is was not loaded:', error),
  );
}

function announceLater(): () => void {
  let stop: (() => void) | null = null;
  let isClosed = false;
  const load = (): void => {
    import('./announce-town.ts').then(
      ({ announceTown }) => {
        if (!isClosed) stop ??= announceTown();
      },
      (error: unknown) => console.warn('the town announces nothing:', error),
    );
  };
  const cancel = runtime.setTimeout(load, ANNOUNCE_DELAY_MS);
  const stopPanels = subscribeKey(hud, 'panels', (panels) => {
    if (stop === null && panels.includes('places')) load();
  });
  return () => {
    isClosed = true;
    cancel();
    stopPanels();
    stop?.();
  };
}
