/**
 * The radio (specification: world, sections 4 and 9). Whether it is on and how loud it is are settings of the browser; this
 * store owns the player and its status. An error or the end of the stream switches it off.
 */
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { clientConfig } from '../../net/client-config.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { closePanel } from './hud.ts';
import { radioLoudness } from './radio-in-town.ts';
import { settings } from './settings.ts';

export const VOLUME_STEP = 0.01;

/** `waiting` for the first click, without which browsers play nothing; `recording`: the server has no programme yet. */
export type RadioStatus = 'off' | 'waiting' | 'recording' | 'tuning' | 'playing';

export const radio = proxy<{ status: RadioStatus }>({ status: 'off' });

const loudnessNow = (): number => Math.min(1, settings.radioVolume * radioLoudness.factor);

export function toggleRadio(): void {
  settings.isPlayingRadio = !settings.isPlayingRadio;
}

/** 0 to 1, in steps of a hundredth. */
export function setRadioVolume(volume: number): void {
  settings.radioVolume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
}

/** Plays while the setting is on. Returns a function that stops it and keeps the setting. */
export function keepRadio(): () => void {
  let playing = new AbortController();
  const apply = (): void => {
    playing.abort();
    playing = new AbortController();
    radio.status = 'off';
    if (settings.isPlayingRadio) void play(playing.signal);
  };
  const unsubscribe = subscribeKey(settings, 'isPlayingRadio', apply);
  apply();
  return () => {
    unsubscribe();
    playing.abort();
    radio.status = 'off';
    closePanel('radio');
  };
}

async function play(signal: AbortSignal): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) await firstClick(signal);
  const address = clientConfig().radioStreamUrl;
  if (!(await isOnAir(address, signal)) || signal.aborted) return turnOff(signal);
  radio.status = 'tuning';
  const audio = new Audio();
  audio.volume = loudnessNow();
  audio.muted = settings.isMuted;
  audio.addEventListener('playing', () => (radio.status = 'playing'), { signal });
  audio.addEventListener('waiting', () => (radio.status = 'tuning'), { signal });
  audio.addEventListener('error', () => turnOff(signal), { signal });
  audio.addEventListener('ended', () => turnOff(signal), { signal });
  // Unplugged headphones and the system's media buttons pause the player.
  audio.addEventListener('pause', () => turnOff(signal), { signal });
  signal.addEventListener(
    'abort',
    subscribeKey(settings, 'radioVolume', () => (audio.volume = loudnessNow())),
  );
  signal.addEventListener(
    'abort',
    subscribeKey(radioLoudness, 'factor', () => (audio.volume = loudnessNow())),
  );
  signal.addEventListener(
    'abort',
    subscribeKey(settings, 'isMuted', (isMuted) => (audio.muted = isMuted)),
  );
  // Removing the source closes the connection, so that a paused radio stops loading and later plays live.
  signal.addEventListener('abort', () => {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  });
  audio.src = address;
  try {
    await audio.play();
  } catch {
    turnOff(signal);
  }
}

/** Ignores events of an ended attempt. */
function turnOff(signal: AbortSignal): void {
  if (!signal.aborted) settings.isPlayingRadio = false;
}

/** Resolves at the first click or key, or when the signal aborts. */
function firstClick(signal: AbortSignal): Promise<void> {
  radio.status = 'waiting';
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (): void => {
      listening.abort();
      resolve();
    };
    for (const name of ['click', 'keydown'] as const) {
      window.addEventListener(name, finish, { signal: listening.signal, capture: true });
    }
    signal.addEventListener('abort', finish, { signal: listening.signal });
  });
}

const RETRY_MS = 15_000;

/** Waits while the server is still rendering its programme; false when it has none. Other stations play at once. */
async function isOnAir(address: string, signal: AbortSignal): Promise<boolean> {
  if (!address.startsWith('/')) return true;
  while (!signal.aborted) {
    try {
      const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
      if (status !== 503) return ok;
      radio.status = 'recording';
      await sleep(runtime, Number(headers.get('retry-after')) * 1000 || RETRY_MS, signal);
    } catch {
      return false;
    }
  }
  return false;
}
