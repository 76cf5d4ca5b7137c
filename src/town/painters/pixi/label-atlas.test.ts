/** The atlas of names in a real Chromium: Node has no canvas. */
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPage } from '../../../../tests/support/chromium/browser-page.ts';
import type { LabelFace } from '../../state/label-face.ts';
import type { createLabelAtlas } from './label-atlas.ts';

declare global {
  interface Window {
    createLabelAtlas: typeof createLabelAtlas;
  }
}

describe('the atlas of names', { timeout: 60_000 }, () => {
  const shown = browserPage({ port: 4217, packages: ['pixi.js'] });

  beforeEach(() => shown.open('src/town/painters/pixi/label-atlas.ts', 'createLabelAtlas'));

  it('draws a face once for each resolution, with its margin', async () => {
    const answer = await shown.page.evaluate(() => {
      const atlas = window.createLabelAtlas();
      let draws = 0;
      const face: LabelFace = {
        key: 'a',
        widthPx: 10,
        heightPx: 6,
        marginPx: 2,
        draw(context) {
          draws += 1;
          context.fillStyle = '#ff0000';
          context.fillRect(0, 0, 10, 6);
          // Outside of the picture: it must not reach the neighbours.
          context.fillRect(-50, -50, 20, 20);
        },
      };
      atlas.beginFrame();
      const once = atlas.texture(face, 1);
      const twice = atlas.texture(face, 2);
      const again = atlas.texture({ ...face }, 1);
      const isIncomplete = atlas.endFrame();
      if (once === null || twice === null) throw new Error('the face has a texture');
      const redPixels = ({ source, frame }: typeof once): number => {
        const canvas: OffscreenCanvas = source.resource;
        const image = canvas.getContext('2d')?.getImageData(frame.x, frame.y, frame.width, frame.height);
        return Array.from(image?.data ?? []).filter((value, at) => at % 4 === 0 && value === 255).length;
      };
      const sizes = [once, twice].map(({ frame }) => [frame.width, frame.height]);
      return { sizes, isSame: again === once, draws, isIncomplete, red: [once, twice].map(redPixels) };
    });
    expect(answer).toEqual({
      sizes: [
        [14, 10],
        [28, 20],
      ],
      isSame: true,
      draws: 2,
      isIncomplete: false,
      red: [60, 240],
    });
  });

  it('draws a crowd in some frames, and stays within its pages', async () => {
    const answer = await shown.page.evaluate(() => {
      const atlas = window.createLabelAtlas();
      const faceOf = (key: string): LabelFace => ({
        key,
        widthPx: 160,
        heightPx: 21,
        marginPx: 2,
        draw: (context) => context.fillRect(0, 0, 160, 21),
      });
      const sources = new Set<unknown>();
      const missing: number[] = [];
      for (let frame = 0; frame < 60; frame++) {
        // Another crowd of 100 after ten frames.
        const crowd = Math.floor(frame / 10);
        atlas.beginFrame();
        let absent = 0;
        for (let index = 0; index < 100; index++) {
          const texture = atlas.texture(faceOf(`${crowd} ${index}`), 2);
          if (texture === null) absent += 1;
          else sources.add(texture.source);
        }
        atlas.endFrame();
        missing.push(absent);
      }
      return { pages: sources.size, missing };
    });
    expect(answer.missing.slice(0, 4)).toEqual([60, 20, 0, 0]);
    expect(answer.missing.slice(50, 54)).toEqual([60, 20, 0, 0]);
    expect(answer.pages).toBeLessThanOrEqual(6);
  });
});
