/** Texts of the radio. The specification names none. */
import type { RadioStatus } from '../../state/settings/radio.ts';

export const RADIO = 'Radio';
/** As on the sign of its house in the town. */
export const STATION = 'Lantern FM';
export const PLAY = 'Turn the radio on';
export const STOP = 'Turn the radio off';
export const VOLUME = 'Volume';

export const STATUS: Readonly<Record<RadioStatus, string>> = {
  off: 'Off the air',
  waiting: 'Plays with your first click',
  recording: 'The band is still rehearsing…',
  tuning: 'Tuning in…',
  playing: 'Live from the Bay',
};

export const percent = (volume: number): string => `${Math.round(volume * 100)}%`;
/** For screen readers. */
export const spokenPercent = (volume: number): string => `${Math.round(volume * 100)} per cent`;
