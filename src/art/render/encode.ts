/** Pixels to files. WebP settings are measured: a higher effort costs twice the time for a few percent of the size. */
import sharp, { type Sharp } from 'sharp';
import type { Raw } from '../kit/raster.ts';

const fromRaw = (image: Raw): Sharp =>
  sharp(image.data, { raw: { width: image.widthPx, height: image.heightPx, channels: 4 } });

/** Painted scenery: lossy, with smooth gradients. */
export const scenery = (image: Raw): Promise<Buffer> =>
  fromRaw(image).webp({ quality: 84, alphaQuality: 90, effort: 2 }).toBuffer();

/** Figures: flat colours and hard lines, which near-lossless keeps crisp at a smaller size than lossy. */
export const figure = (image: Raw): Promise<Buffer> =>
  fromRaw(image).webp({ nearLossless: true, quality: 60, effort: 2 }).toBuffer();

/** Large photographs of the town. */
export const backdrop = (image: Raw): Promise<Buffer> =>
  fromRaw(image).removeAlpha().webp({ quality: 82, effort: 4 }).toBuffer();

export const png = (image: Raw): Promise<Buffer> => fromRaw(image).png({ compressionLevel: 9 }).toBuffer();
