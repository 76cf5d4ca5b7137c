/**
 * FLOW's sounds, synthesised by oscillators: a soft tick for a swap, and a chime for every round, each higher on a
 * pentatonic scale. On and soft until the player turns them off; the volume is the radio's.
 */
import { settings } from '../../state/settings/settings.ts';

/** Semitones over the lowest chime. Further rounds use the last. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
const LOWEST_HZ = 523.25;
const LOUDEST = 0.25;

export interface FlowSounds {
  swapped(isMatch: boolean): void;
  cleared(round: number): void;
  close(): void;
}

export function createFlowSounds(): FlowSounds {
  let context: AudioContext | null = null;

  const tone = (hertz: number, lengthS: number, share: number, delayS = 0): void => {
    if (!settings.isFlowSoundOn || settings.isMuted || settings.radioVolume === 0) return;
    context ??= new AudioContext();
    const at = context.currentTime + delayS;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(settings.radioVolume * LOUDEST * share, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + lengthS);
  };
  const chime = (round: number): number => LOWEST_HZ * 2 ** ((SCALE[Math.min(round, SCALE.length) - 1] ?? 0) / 12);

  return {
    swapped(isMatch) {
      tone(isMatch ? 392 : 196, 0.12, 0.7);
    },
    cleared(round) {
      tone(chime(round), 0.5, 1);
      tone(chime(round) * 1.5, 0.4, 0.5, 0.06);
    },
    close() {
      // A context that cannot be closed is released with the page.
      context?.close().catch(() => undefined);
      context = null;
    },
  };
}
