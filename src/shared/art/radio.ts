/** The radio programme on disk: MPEG-1 layer III at a constant bit rate, so that byte offsets are proportional to time. */

export const RADIO_BITRATE_KBPS = 96;
const RADIO_SAMPLE_RATE = 48_000;
export const RADIO_FRAME_SAMPLES = 1152;
/** A frame lasts exactly 24 ms. */
export const RADIO_FRAME_MS = (RADIO_FRAME_SAMPLES * 1000) / RADIO_SAMPLE_RATE;
/** Bytes of a frame: 144 * bit rate / sample rate (ISO 11172-3). */
export const RADIO_FRAME_BYTES = (144 * RADIO_BITRATE_KBPS * 1000) / RADIO_SAMPLE_RATE;
