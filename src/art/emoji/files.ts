/** Emoji as files: WebP for stills, GIF for loops, so that an <img> can show both. */
import sharp from 'sharp';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { figure } from '../render/encode.ts';
import { EMOJI, type EmojiEntry } from './catalogue.ts';
import { drawEmoji, drawFrames } from './draw.ts';

const SIZE_PX = 128;
/** View box. It is larger than the head, to leave room for props. */
export const EMOJI_VIEW = '-4 -10 136 144';
const FRAME_MS = 80;

/** Relative to the cache folder. */
export const emojiPath = ({ id, motion }: EmojiEntry): string =>
  `emojis/${id}.${motion === undefined ? 'webp' : 'gif'}`;

export const drawStill = (body: string): Raw => rasterise(svgOf(SIZE_PX, SIZE_PX, body, EMOJI_VIEW));

/** The frames of a loop in one column, as the encoder requires. */
async function loopOf(entry: EmojiEntry): Promise<Uint8Array> {
  const frames = drawFrames(entry).map(drawStill);
  const strip = Buffer.concat(frames.map((frame) => new Uint8Array(frame.data.buffer)));
  const raw = { width: SIZE_PX, height: SIZE_PX * frames.length, channels: 4 as const, pageHeight: SIZE_PX };
  return sharp(strip, { raw })
    .gif({ loop: 0, delay: frames.map(() => FRAME_MS), effort: 4, dither: 0.4 })
    .toBuffer();
}

/** Throws a RangeError for an unknown id. */
export async function emojiBytes(id: string): Promise<Uint8Array> {
  const entry = EMOJI.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new RangeError(`no emoji ${id}`);
  return entry.motion === undefined ? figure(drawStill(drawEmoji(entry))) : loopOf(entry);
}
