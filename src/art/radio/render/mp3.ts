/** MP3 encoding for the stream: constant 96 kbit/s at 48 kHz, so that every frame has the same size and lasts 24 ms. */
import { createMp3Encoder } from 'wasm-media-encoders';
import { RADIO_BITRATE_KBPS, RADIO_FRAME_BYTES, RADIO_FRAME_SAMPLES } from '../../../shared/art/radio.ts';
import type { Stereo } from '../sound/stereo.ts';
import { gainOf, SAMPLE_RATE, samplesOf } from '../sound/units.ts';

/** The encoder reduces the level by this factor (measured). The input is scaled up to compensate. */
const ENCODER_GAIN_DB = -0.43;
const BLOCK = RADIO_FRAME_SAMPLES * 200;

/**
 * Encodes the sound and `gapS` seconds of silence to whole frames without a file header, so that outputs can be
 * concatenated. Throws for any other output.
 */
export async function encodeMp3(sound: Stereo, gapS = 0): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  // The output rate is explicit, because the encoder's default is lower at low bit rates.
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    outputSampleRate: SAMPLE_RATE,
    channels: 2,
    bitrate: RADIO_BITRATE_KBPS,
  });
  const gain = gainOf(-ENCODER_GAIN_DB);
  const parts: Uint8Array[] = [];
  const length = sound.length + samplesOf(gapS);
  for (let at = 0; at < length; at += BLOCK) {
    const count = Math.min(BLOCK, length - at);
    const block = sound.channels.map((channel) => scaled(channel.subarray(at, at + count), gain, count));
    parts.push(encoder.encode(block).slice());
  }
  parts.push(encoder.finalize().slice());
  const bytes = new Uint8Array(Buffer.concat(parts));
  if (bytes.length % RADIO_FRAME_BYTES !== 0) throw new Error('the encoder made frames of another size');
  return bytes;
}

/** `count` samples at the gain; silence after the end of `samples`. */
function scaled(samples: Float32Array, gain: number, count: number): Float32Array {
  const block = new Float32Array(count);
  for (let i = 0; i < samples.length; i++) block[i] = (samples[i] ?? 0) * gain;
  return block;
}
