/**
 * The evening's hedge over that of the day while the light changes: tiles of it, in parts with a share of their own under a soft edge.
 * Owns its nodes and textures, which exist only so long.
 */
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { FramePlan } from '../../plan/frame-plan.ts';
import { HEDGE_TOP_PX } from '../hedge.ts';
import { eachEveningPart, eachHedgeTile } from '../hedge-parts.ts';
import { createHedgeTiles, HEDGE_TILE_PX, type HedgeTiles } from '../hedge-tiles.ts';
import { columnsOf } from './swept-textures.ts';

export interface EveningHedge {
  /** `scale`: device pixels for each map pixel. */
  paint(root: Container | null, plan: FramePlan, scale: number): void;
}

interface Nodes {
  root: Container;
  over: Container;
  sprites: Sprite[];
  tiles: HedgeTiles<Texture>;
  textures: Set<Texture>;
}

export function createEveningHedge(): EveningHedge {
  let nodes: Nodes | null = null;

  function remove(): void {
    if (nodes === null) return;
    nodes.over.destroy({ children: true });
    for (const texture of nodes.textures) texture.destroy(true);
    nodes = null;
  }

  return {
    paint(root, plan, scale) {
      const { evening, camera, sight } = plan;
      if (root === null || evening === null) {
        remove();
        return;
      }
      if (nodes?.root !== root) remove();
      nodes ??= createNodes(root);
      const { tiles, sprites, over } = nodes;
      let used = 0;
      tiles.beginFrame();
      const window = {
        x: Math.round(camera.x * scale),
        y: Math.round(camera.y * scale),
        widthPx: Math.round((sight.right - sight.left) * scale),
        heightPx: Math.round((sight.bottom - sight.top) * scale),
        scale,
      };
      eachHedgeTile(window, (column, row) => {
        eachEveningPart(evening, column, scale, (from, to, share) => {
          const texture = to > from ? tiles.tile({ mood: 'evening', scale }, column, row) : null;
          if (texture === null) return;
          const sprite = (sprites[used] ??= over.addChild(new Sprite()));
          used += 1;
          sprite.texture = columnsOf(texture, from / HEDGE_TILE_PX, to / HEDGE_TILE_PX);
          const top = Math.round(HEDGE_TOP_PX * scale) + row * HEDGE_TILE_PX;
          sprite.position.set((column * HEDGE_TILE_PX + from) / scale, top / scale);
          sprite.scale.set(1 / scale);
          sprite.alpha = share;
          sprite.visible = true;
        });
      });
      for (let index = used; index < sprites.length; index++) {
        const idle = sprites[index];
        if (idle !== undefined) idle.visible = false;
      }
    },
  };
}

function createNodes(root: Container): Nodes {
  const textures = new Set<Texture>();
  const tiles = createHedgeTiles<Texture>({
    add(bitmap) {
      const texture = new Texture({
        source: new ImageSource({ resource: bitmap, alphaMode: 'premultiply-alpha-on-upload' }),
      });
      textures.add(texture);
      return texture;
    },
    drop(texture) {
      textures.delete(texture);
      texture.destroy(true);
    },
  });
  return { root, over: root.addChild(new Container()), sprites: [], tiles, textures };
}
