/** The names as textures: faces are drawn once for each resolution onto the pages of an atlas. Owns pages and textures. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { LabelFace } from '../../state/label-face.ts';
import { createFacePages } from '../labels/face-pages.ts';
import { drawFace, faceKey, facePictureSize } from '../labels/face-picture.ts';

/** 4 MB a page; 200 names take one at 1x and three at 2x. */
const PAGE_SIDE_PX = 1024;
const PAGES_MAX = 6;
/** Faces that one frame draws; the others follow in the next ones. */
const DRAWN_PER_FRAME = 40;

export interface LabelAtlas {
  beginFrame(): void;
  /** The texture of a face; null until a frame has time for it. */
  texture(face: LabelFace, resolution: number): Texture | null;
  /** Call it when a frame has all of its textures: uploads what was drawn. Returns whether faces are missing. */
  endFrame(): boolean;
  destroy(): void;
}

interface Page {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly source: ImageSource;
  readonly textures: Map<string, Texture>;
  isChanged: boolean;
}

export function createLabelAtlas(): LabelAtlas {
  const pages = new Map<number, Page>();
  const places = createFacePages({ sidePx: PAGE_SIDE_PX, pagesMax: PAGES_MAX, emptied });
  let drawn = 0;
  let missing = 0;

  function emptied(index: number): void {
    const page = pages.get(index);
    if (page === undefined) return;
    for (const texture of page.textures.values()) texture.destroy(false);
    page.textures.clear();
    page.context.clearRect(0, 0, PAGE_SIDE_PX, PAGE_SIDE_PX);
  }

  function pageAt(index: number): Page | null {
    const known = pages.get(index);
    if (known !== undefined) return known;
    const resource = new OffscreenCanvas(PAGE_SIDE_PX, PAGE_SIDE_PX);
    const context = resource.getContext('2d');
    if (context === null) return null;
    const source = new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' });
    const page: Page = { context, source, textures: new Map(), isChanged: true };
    pages.set(index, page);
    return page;
  }

  function draw(face: LabelFace, resolution: number, key: string): Texture | null {
    const { widthPx, heightPx } = facePictureSize(face, resolution);
    const slot = places.add(key, widthPx, heightPx);
    const page = slot === null ? null : pageAt(slot.page);
    if (slot === null || page === null) return null;
    drawFace(page.context, face, resolution, slot.x, slot.y);
    page.isChanged = true;
    const texture = new Texture({ source: page.source, frame: new Rectangle(slot.x, slot.y, widthPx, heightPx) });
    page.textures.set(key, texture);
    return texture;
  }

  return {
    beginFrame() {
      places.beginFrame();
      drawn = 0;
      missing = 0;
    },
    texture(face, resolution) {
      const key = faceKey(face, resolution);
      const slot = places.find(key);
      const known = slot === null ? undefined : pages.get(slot.page)?.textures.get(key);
      if (known !== undefined) return known;
      if (drawn >= DRAWN_PER_FRAME) {
        missing += 1;
        return null;
      }
      drawn += 1;
      return draw(face, resolution, key);
    },
    endFrame() {
      for (const page of pages.values()) {
        if (page.isChanged) page.source.update();
        page.isChanged = false;
      }
      return missing > 0;
    },
    destroy() {
      for (const page of pages.values()) {
        for (const texture of page.textures.values()) texture.destroy(false);
        page.source.destroy();
      }
      pages.clear();
    },
  };
}
