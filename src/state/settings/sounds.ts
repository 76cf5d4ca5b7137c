/**
 * Requests for short sounds. Any part of the page requests them, and the room `src/sound/` plays them once it is loaded: after
 * the first gesture. Without it they are dropped.
 */
export type SoundName =
  | 'button'
  | 'open'
  | 'close'
  | 'refused'
  | 'whisper'
  | 'mail'
  | 'door-glow'
  | 'door-opens'
  | 'step-stone'
  | 'step-wood'
  | 'step-grass'
  | 'lantern-near'
  | 'lantern-found'
  | 'lanterns-all'
  | 'walk-beat'
  | 'gift'
  | 'level-up'
  | 'level-up-near'
  | 'heart'
  | 'request'
  | 'friend'
  | 'comes-near'
  | 'arrived'
  | 'coins'
  | 'purchase'
  | 'outfit'
  | 'cookie'
  | 'cookie-built'
  | 'cookie-golden'
  | 'wave'
  | 'wave-answered'
  | 'dance-tick'
  | 'sit'
  | 'laugh'
  | 'clap'
  | 'bow'
  | 'think'
  | 'cheer'
  | 'dusk-tick'
  | 'lantern-minute'
  | 'event-starts'
  | 'town-bell'
  | 'horn'
  | 'purr'
  | 'gull'
  | 'oven-door'
  | 'bird'
  | 'bird-trill';

export interface SoundOptions {
  /** For sounds whose notes follow a count: the first is 1. Coins: how many. */
  count?: number;
  /** Where in the town it is, in map px: panned, and quieter with distance. */
  at?: { readonly x: number; readonly y: number };
}

type Player = (name: SoundName, options: SoundOptions) => void;

let player: Player | null = null;

export function playSound(name: SoundName, options: SoundOptions = {}): void {
  player?.(name, options);
}

/** Connects what plays sounds. Returns a function that disconnects it. */
export function connectSounds(connected: Player): () => void {
  player = connected;
  return () => {
    if (player === connected) player = null;
  };
}
