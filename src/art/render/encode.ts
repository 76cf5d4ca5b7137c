/**
 * Pixels to files. WebP settings are measured: a higher effort costs up to four times the time
 * for a tenth of the size.
 */
import sharp, { type Sharp } from 'sharp';
import type { Raw } from '../kit/raster.ts';

// No operation repeats, so libvips' cache would only hold memory.
sharp.cache(false);
// Several pictures are encoded at a time. Threads for each of them would only add memory.
sharp.concurrency(1);

const fromRaw = (image: Raw): Sharp =>
  sharp(image.data, { raw: { width: image.widthPx, height: image.heightPx, channels: 4 } });

/** Painted scenery: lossy, with smooth gradients. */
export const scenery = (image: Raw): Promise<Buffer> =>
  fromRaw(image).webp({ quality: 84, alphaQuality: 90, effort: 2 }).toBuffer();

/** Six-view sheets: as small as near-lossless and four times as fast (0.3 s against 1.2 s a sheet of 2550x850). */
export const sheet = (image: Raw): Promise<Buffer> =>
  fromRaw(image).webp({ quality: 88, alphaQuality: 95, effort: 2 }).toBuffer();

/** Small pictures with hard lines: near-lossless keeps them crisp. */
export const figure = (image: Raw): Promise<Buffer> =>
  fromRaw(image).webp({ nearLossless: true, quality: 60, effort: 2 }).toBuffer();

/** Large pictures of the town without holes. */
export const backdrop = (image: Raw): Promise<Buffer> =>
  fromRaw(image).removeAlpha().webp({ quality: 82, effort: 4 }).toBuffer();

export const png = (image: Raw): Promise<Buffer> => fromRaw(image).png({ compressionLevel: 9 }).toBuffer();
