/** The pictures of the town as Pixi textures. Sheets of avatars are trimmed: a texture has the size of the whole frame. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { CoreClient, FigureRequest, SheetBitmapSize } from '../../../engine/client-types.ts';
import type { FrameBox, TrimmedSheet } from '../../../engine/figures/trimmed-sheet.ts';
import {
  createPictureStore,
  fetchBitmap,
  type FetchPicture,
  type Picture,
  type PictureStore,
} from '../picture-store.ts';

/** An upload costs several milliseconds. */
const ADOPTED_BYTES_PER_FRAME = 6 * 1024 * 1024;

/** A sheet without what is transparent in all of its frames. */
export interface TrimmedPicture extends Picture, Omit<TrimmedSheet, 'bitmap'> {
  readonly bitmap: ImageBitmap;
}
type Decoded = ImageBitmap | TrimmedPicture;

export type TextureStore = PictureStore<Texture, Decoded>;

/** `changed` is called when a frame should be drawn because a picture arrived. */
export function createTextureStore(changed: () => void): TextureStore {
  return createPictureStore({ changed, adopt, fetch: fetchBitmap, adoptedBytesPerFrame: ADOPTED_BYTES_PER_FRAME });
}

/** Fetches sheets of avatars. The worker trims them: a browser keeps the transparent half of a texture in memory, too. */
export const trimmedFetch =
  (core: Pick<CoreClient, 'trimSheet'>): FetchPicture<TrimmedPicture> =>
  async (request, signal) => {
    return pictureOf(await core.trimSheet(await fetchBitmap(request, signal), request.frameCount));
  };

/** Composites figures, trimmed like fetched sheets; each view is a picture. */
export const trimmedCompose =
  (core: Pick<CoreClient, 'composeSheet'>) =>
  async (figure: FigureRequest, size: SheetBitmapSize): Promise<TrimmedPicture[]> =>
    (await core.composeSheet(figure, size, 'trimmed')).map(pictureOf);

function pictureOf(sheet: TrimmedSheet): TrimmedPicture {
  const { bitmap } = sheet;
  return { ...sheet, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

function adopt(decoded: readonly Decoded[], count: number): { frames: Texture[]; release: () => void } {
  const sources = decoded.map((one) => sourceOf('bitmap' in one ? one.bitmap : one));
  const frames = decoded.flatMap((one, index) => {
    const source = sources[index];
    return source === undefined ? [] : framesSideBySide(source, count / decoded.length, 'bitmap' in one ? one : null);
  });
  return {
    frames,
    release() {
      for (const texture of frames) texture.destroy(false);
      for (const source of sources) source.destroy();
      for (const one of decoded) one.close();
    },
  };
}

const sourceOf = (resource: ImageBitmap): ImageSource =>
  new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' });

function framesSideBySide(source: ImageSource, count: number, trimmed: TrimmedPicture | null): Texture[] {
  const { width, height } = source;
  const widthPx = width / count;
  return Array.from({ length: count }, (_, index) => {
    const frame = new Rectangle(index * widthPx, 0, widthPx, height);
    return new Texture({ source, frame, ...(trimmed === null ? {} : placeIn(trimmed)) });
  });
}

function placeIn({ box, frameWidthPx, frameHeightPx }: TrimmedPicture): { orig: Rectangle; trim: Rectangle } {
  const { left, top, widthPx, heightPx }: FrameBox = box;
  return { orig: new Rectangle(0, 0, frameWidthPx, frameHeightPx), trim: new Rectangle(left, top, widthPx, heightPx) };
}
