/**
 * Sounds for what happens on the page: presses of buttons, layers that open and close, refusals, messages, friends, coins. It
 * observes stores and the page, so that features need not know it. The chimes of a whisper and of a mail are sound cues, which are
 * off until chosen.
 */
import { subscribeKey } from 'valtio/utils';
import { runtime } from '../shared/runtime/client.ts';
import { whispers } from '../state/chat/whispers.ts';
import { listenToDoors } from '../state/places/town-places.ts';
import { onNotification } from '../state/session/notifications.ts';
import { session } from '../state/session/session.ts';
import { settings } from '../state/settings/settings.ts';
import type { SoundName, SoundOptions } from '../state/settings/sounds.ts';
import { purse } from '../state/shopping/purse.ts';
import { onToast } from '../ui/feedback/toast.ts';
import { layerDepth, onLayers } from '../ui/layers/layers.ts';

const BUTTONS =
  'button, summary, [role="button"], [role="switch"], [role="menuitem"], [role="menuitemcheckbox"], [role="tab"]';
/** A press that opens, closes, or does something with a sound of its own has only that sound. */
const BUTTON_WAIT_MS = 40;
/** The screen of a door opens within this time; the door's own sound is enough. */
const DOOR_OPENS_MS = 1000;
const COINS_EACH = 100;

type Play = (name: SoundName, options?: SoundOptions) => void;

export function keepInterfaceSounds(playNow: Play): () => void {
  let cancelButton: (() => void) | null = null;
  const play: Play = (name, options) => {
    cancelButton?.();
    cancelButton = null;
    playNow(name, options);
  };

  const cue = (name: SoundName): void => {
    if (settings.hasSoundCues) play(name);
  };

  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button === null || button.matches(':disabled, [aria-disabled="true"], [data-disabled]')) return;
    cancelButton?.();
    cancelButton = runtime.setTimeout(() => play('button'), BUTTON_WAIT_MS);
  };
  document.addEventListener('click', onClick, { capture: true });

  let depth = layerDepth();
  let coins = purse.coins;
  let owner = session.user?.username;
  let doorMs = Number.NEGATIVE_INFINITY;
  let newestWhisper = whispers.log.at(-1);
  const stops = [
    onLayers(() => {
      const before = depth;
      depth = layerDepth();
      if (depth > before && runtime.monotonic() - doorMs > DOOR_OPENS_MS) play('open');
      else if (depth < before) play('close');
    }),
    listenToDoors(({ stand }) => {
      doorMs = runtime.monotonic();
      play('door-opens', { at: stand });
    }),
    onToast(({ tone }) => {
      if (tone === 'bad') play('refused');
    }),
    subscribeKey(whispers, 'log', (log) => {
      const before = newestWhisper;
      newestWhisper = log.at(-1);
      if (newestWhisper === undefined || newestWhisper.isSender) return;
      if (newestWhisper.timestamp > (before?.timestamp ?? 0)) cue('whisper');
    }),
    onNotification('mail', () => cue('mail')),
    onNotification('match', () => play('heart')),
    onNotification('friend', (_, notice) => play(notice?.code === 'friend-request' ? 'request' : 'friend')),
    subscribeKey(purse, 'coins', (now) => {
      const gained = now - coins;
      coins = now;
      const isSamePlayer = owner === session.user?.username;
      owner = session.user?.username;
      if (gained > 0 && isSamePlayer) play('coins', { count: Math.ceil(gained / COINS_EACH) });
    }),
  ];
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    cancelButton?.();
    for (const stop of stops) stop();
  };
}
