/** Voices of an arcade machine without aliasing: pulses with stepped envelopes, and a triangle bass. */
import { pulse, sine, triangle, wrap } from '../dsp/oscillators.ts';
import { addVoice } from '../sound/stereo.ts';
import { hertzOf, SAMPLE_RATE } from '../sound/units.ts';
import { type Instrument, spanOf } from './types.ts';

const BOTH = [1, 1] as const;
/** Envelope steps per second, as in such machines. */
const TICK = SAMPLE_RATE / 60;
const RELEASE_S = 0.0146;

function chipPulse(width: number, t60S: number, gain: number): Instrument {
  return (out, note) => {
    const step = hertzOf(note.midi) / SAMPLE_RATE;
    const span = spanOf(note, RELEASE_S);
    addVoice(out, span, BOTH, (voice) => {
      let phase = 0;
      let level = 0;
      let goal = note.velocity;
      let bentStep = step;
      for (let i = 0; i < voice.length; i++) {
        if (i % TICK === 0) {
          const t = i / SAMPLE_RATE;
          goal = note.velocity * Math.exp(((-6.9 * t) / t60S) * 0.6);
          bentStep = step * (1 + (t > 0.25 ? 0.005 * sine(5.5 * t) : 0));
        }
        if (i > span.hold) goal = 0;
        level += 0.012 * (goal - level);
        voice[i] = pulse(phase, bentStep, width) * level * gain * Math.min(1, (span.length - i) / 240);
        phase = wrap(phase + bentStep);
      }
    });
  };
}

export const chipLead = chipPulse(0.25, 1.6, 0.085);
export const chipArp = chipPulse(0.125, 0.7, 0.075);
export const chipSquare = chipPulse(0.5, 2.4, 0.075);

const BASS_RELEASE_S = 0.0104;

export const chipBass: Instrument = (out, note) => {
  const step = hertzOf(note.midi) / SAMPLE_RATE;
  const span = spanOf(note, BASS_RELEASE_S);
  addVoice(out, span, BOTH, (voice) => {
    let phase = 0;
    for (let i = 0; i < voice.length; i++) {
      const fall = i > span.hold ? 1 - (i - span.hold) / (BASS_RELEASE_S * SAMPLE_RATE) : 1;
      voice[i] = triangle(phase, step) * Math.min(1, i / 120) * fall * note.velocity * 0.3;
      phase = wrap(phase + step);
    }
  });
};
