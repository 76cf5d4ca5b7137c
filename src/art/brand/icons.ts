/** The icon and logo files and how each is rendered. */
import sharp from 'sharp';
import { nth } from '../kit/random.ts';
import { rasterise, svgOf } from '../kit/raster.ts';
import { place } from '../kit/shade.ts';
import { figure, png } from '../render/encode.ts';
import { badgeIcon, ICON_BOX, largeIcon, maskableIcon, smallIcon, TINY_BOX, tinyIcon } from './app-icon.ts';
import { wordmark } from './logo.ts';

interface IconFile {
  /** Relative to the cache folder. */
  path: string;
  make: () => Promise<Uint8Array>;
}

export const LOGO_PATH = 'ui/logo.webp';
const LOGO = { widthPx: 1040, heightPx: 270 };

const document = (box: number, body: string): string => svgOf(box, box, body);
const iconPng = (box: number, body: string, sizePx: number): Promise<Uint8Array> =>
  png(rasterise(document(box, body), sizePx));
const small = (sizePx: number): Promise<Uint8Array> => iconPng(ICON_BOX, smallIcon(), sizePx);
/** Browsers load these with the page, so they have 256 colours: a third of the bytes. */
const fewColours = async (body: string, sizePx: number): Promise<Uint8Array> =>
  sharp(await iconPng(ICON_BOX, body, sizePx))
    .png({ palette: true, quality: 95, effort: 8, compressionLevel: 9 })
    .toBuffer();
const large = (sizePx: number): Promise<Uint8Array> => fewColours(largeIcon(), sizePx);
const maskable = (sizePx: number): Promise<Uint8Array> => fewColours(maskableIcon(), sizePx);
const badge = (sizePx: number): Promise<Uint8Array> => iconPng(ICON_BOX, badgeIcon(), sizePx);
const tiny = (): Promise<Uint8Array> => iconPng(TINY_BOX, tinyIcon(), TINY_BOX);

/** A Windows icon file with PNG pictures (ICO: 6 bytes of header, 16 bytes per entry). */
function ico(pictures: readonly { sizePx: number; bytes: Uint8Array }[]): Uint8Array {
  const head = 6 + pictures.length * 16;
  const bytes = new Uint8Array(pictures.reduce((sum, picture) => sum + picture.bytes.length, head));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = head;
  pictures.forEach((picture, index) => {
    const at = 6 + index * 16;
    view.setUint8(at, picture.sizePx);
    view.setUint8(at + 1, picture.sizePx);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, picture.bytes.length, true);
    view.setUint32(at + 12, offset, true);
    bytes.set(picture.bytes, offset);
    offset += picture.bytes.length;
  });
  return bytes;
}

async function faviconIco(): Promise<Uint8Array> {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all([tiny(), small(32), small(48)]);
  return ico(pictures.map((bytes, index) => ({ sizePx: nth(sizes, index), bytes })));
}

const logo = (): Promise<Uint8Array> =>
  figure(rasterise(svgOf(LOGO.widthPx, LOGO.heightPx, place(wordmark(), 46, 186))));

export const ICON_FILES: readonly IconFile[] = [
  { path: LOGO_PATH, make: logo },
  { path: 'favicon.ico', make: faviconIco },
  { path: 'ui/favicon-16.png', make: tiny },
  { path: 'ui/favicon-32.png', make: () => small(32) },
  { path: 'ui/favicon-64.png', make: () => small(64) },
  { path: 'ui/icon-180.png', make: () => large(180) },
  { path: 'ui/icon-192.png', make: () => large(192) },
  { path: 'ui/icon-512.png', make: () => large(512) },
  { path: 'ui/icon-maskable-192.png', make: () => maskable(192) },
  { path: 'ui/icon-maskable-512.png', make: () => maskable(512) },
  { path: 'ui/badge-96.png', make: () => badge(96) },
];
