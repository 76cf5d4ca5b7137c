/** Fetches and decodes the file of short sounds. Owns nothing. */
import { storageUrl } from '../net/client-config.ts';
import { PILOT } from '../shared/art/sounds.ts';
import { loadArtManifest } from '../state/art/art-manifest.ts';
import type { DecodedSounds } from './mixer.ts';

/** Rejects when there is no file, or when it cannot be fetched or decoded. */
export async function loadSounds(context: BaseAudioContext): Promise<DecodedSounds> {
  const { sounds } = await loadArtManifest();
  if (sounds === undefined) throw new Error('the art manifest names no sounds');
  const response = await fetch(storageUrl(sounds));
  if (!response.ok) throw new Error(`the sounds answered ${response.status}`);
  const buffer = await context.decodeAudioData(await response.arrayBuffer());
  return { buffer, delayS: delayOf(buffer.getChannelData(0), buffer.sampleRate) };
}

/** The pilot is the only sound in the first seconds up to here. */
const SEARCHED_S = 2 * PILOT.atS + PILOT.lengthS;

/** Seconds that the decoder put in front of the file: where the energy of the pilot is centred, less where it was. */
export function delayOf(samples: Float32Array, sampleRate: number): number {
  let energy = 0;
  let moment = 0;
  for (let i = 0; i < SEARCHED_S * sampleRate; i++) {
    const power = (samples[i] ?? 0) ** 2;
    energy += power;
    moment += power * i;
  }
  return energy === 0 ? 0 : moment / energy / sampleRate - PILOT.atS;
}
