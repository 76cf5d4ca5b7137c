/** The pictures of the town as Pixi textures. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { createPictureStore, fetchBitmap, type PictureStore } from '../picture-store.ts';

/** An upload costs several milliseconds. */
const ADOPTED_BYTES_PER_FRAME = 6 * 1024 * 1024;

export type TextureStore = PictureStore<Texture>;

/** `changed` is called when a frame should be drawn because a picture arrived. */
export function createTextureStore(changed: () => void): TextureStore {
  return createPictureStore({ changed, adopt, fetch: fetchBitmap, adoptedBytesPerFrame: ADOPTED_BYTES_PER_FRAME });
}

function adopt(bitmaps: readonly ImageBitmap[], count: number): { frames: Texture[]; release: () => void } {
  const sources = bitmaps.map((resource) => new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }));
  const frames = sources.flatMap((source) => framesSideBySide(source, count / sources.length));
  return {
    frames,
    release() {
      for (const texture of frames) texture.destroy(false);
      for (const source of sources) source.destroy();
      for (const bitmap of bitmaps) bitmap.close();
    },
  };
}

function framesSideBySide(source: ImageSource, count: number): Texture[] {
  const { width, height } = source;
  const widthPx = width / count;
  return Array.from(
    { length: count },
    (_, index) => new Texture({ source, frame: new Rectangle(index * widthPx, 0, widthPx, height) }),
  );
}
