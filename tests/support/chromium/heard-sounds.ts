/** Measures in a page what its short sounds really send to the left and to the right ear: each voice behind its panner. */
import type { Page } from '@playwright/test';
import { type SampleName, SOUND_SAMPLES } from '../../../src/shared/art/sounds.ts';

export interface HeardSound {
  sample: SampleName;
  /** Loudest values of both channels, before the player's volume. */
  left: number;
  right: number;
}

interface Voice {
  offsetS: number;
  left: number;
  right: number;
}
declare global {
  interface Window {
    heardVoices?: Voice[];
  }
}

/** A decoder's delay is shorter than half of the silence between two samples. */
const DELAY_MAX_S = 0.06;

/** Must be called before the page is opened. */
export async function listenToSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const READ_MS = 10;
    const voices: Voice[] = [];
    window.heardVoices = voices;
    const { prototype } = BaseAudioContext;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const create = prototype.createStereoPanner;
    let newest: Voice | null = null;
    prototype.createStereoPanner = function createStereoPanner(this: BaseAudioContext) {
      const panner = create.call(this);
      const ears = this.createChannelSplitter(2);
      panner.connect(ears);
      const [left, right] = [0, 1].map((channel) => {
        const ear = this.createAnalyser();
        ears.connect(ear, channel);
        return ear;
      });
      const voice: Voice = { offsetS: 0, left: 0, right: 0 };
      newest = voice;
      const samples = new Float32Array(left?.fftSize ?? 0);
      const peakOf = (ear: AnalyserNode | undefined): number => {
        ear?.getFloatTimeDomainData(samples);
        return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      };
      const reading = setInterval(() => {
        voice.left = Math.max(voice.left, peakOf(left));
        voice.right = Math.max(voice.right, peakOf(right));
      }, READ_MS);
      setTimeout(() => clearInterval(reading), 2000);
      return panner;
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode, when, offset, duration) {
      // Source, gain and panner of a voice are made together.
      if (newest !== null && !this.loop) voices.push(Object.assign(newest, { offsetS: offset ?? 0 }));
      newest = null;
      if (duration === undefined) start.call(this, when, offset);
      else start.call(this, when, offset, duration);
    };
  });
}

/** Those that began since `forgetSounds`, as far as they have sounded. */
export async function soundsOf(page: Page): Promise<HeardSound[]> {
  const voices = await page.evaluate(() => window.heardVoices ?? []);
  return voices.flatMap(({ offsetS, left, right }) => {
    const found = Object.entries(SOUND_SAMPLES).find(
      ([, { startS }]) => offsetS >= startS - 0.001 && offsetS - startS < DELAY_MAX_S,
    );
    return found === undefined ? [] : [{ sample: found[0] as SampleName, left, right }];
  });
}

export const forgetSounds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heardVoices?.splice(0);
  });
