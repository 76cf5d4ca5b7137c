/**
 * The town's backdrop for Optimized Mode: the same tiles with fewer pixels, for slow lines and small memories. Apart from
 * the other encoders, so that these settings have nothing else rendered anew.
 */
import sharp from 'sharp';
import type { Raw } from '../kit/raster.ts';

/** Measured on four tiles of the day: 386 KB at full size, 200 KB so; at half size houses look washed out. */
const SHARE = 0.6;

/** WebP of 0.6 of the picture's width and height, rounded. */
export const smallScenery = ({ data, widthPx, heightPx }: Raw): Promise<Buffer> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .resize(Math.round(widthPx * SHARE), Math.round(heightPx * SHARE))
    .webp({ quality: 82, alphaQuality: 90, effort: 4 })
    .toBuffer();
