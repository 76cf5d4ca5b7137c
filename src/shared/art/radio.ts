/** The station's programme on disk: MPEG-1 layer III at a constant rate, so that bytes and time are the same thing. */

export const RADIO_BITRATE_KBPS = 96;
const RADIO_SAMPLE_RATE = 48_000;
export const RADIO_FRAME_SAMPLES = 1152;
/** A frame lasts exactly 24 ms. */
export const RADIO_FRAME_MS = (RADIO_FRAME_SAMPLES * 1000) / RADIO_SAMPLE_RATE;
/** ISO 11172-3: 144 bytes a bit per sample. */
export const RADIO_FRAME_BYTES = (144 * RADIO_BITRATE_KBPS * 1000) / RADIO_SAMPLE_RATE;
