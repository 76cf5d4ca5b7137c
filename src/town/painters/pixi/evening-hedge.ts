/**
 * The evening's hedge over that of the day while the light changes: tiles of it, in parts with a share of their own under a soft edge.
 * Owns its nodes and textures, which exist only so long. Loaded with the first change; it gets Pixi's nodes from the caller, so that
 * the bundler does not split Pixi for it.
 */
import type { Container, Sprite, Texture } from 'pixi.js';
import type { FramePlan } from '../../plan/frame-plan.ts';
import { HEDGE_TOP_PX } from '../hedge.ts';
import { eachEveningPart, eachHedgeTile } from '../hedge-parts.ts';
import { createHedgeTiles, HEDGE_TILE_PX, type HedgeTiles } from '../hedge-tiles.ts';

export interface EveningHedge {
  /** `scale`: device pixels for each map pixel. */
  paint(root: Container | null, plan: FramePlan, scale: number): void;
}

export interface HedgeDeps {
  container(): Container;
  sprite(): Sprite;
  texture(bitmap: ImageBitmap): Texture;
  columnsOf(texture: Texture, from: number, to: number): Texture;
}

interface Nodes {
  root: Container;
  over: Container;
  sprites: Sprite[];
  tiles: HedgeTiles<Texture>;
  textures: Set<Texture>;
}

export function createEveningHedge(pixi: HedgeDeps): EveningHedge {
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
      nodes ??= createNodes(root, pixi);
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
          const sprite = (sprites[used] ??= over.addChild(pixi.sprite()));
          used += 1;
          sprite.texture = pixi.columnsOf(texture, from / HEDGE_TILE_PX, to / HEDGE_TILE_PX);
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

function createNodes(root: Container, pixi: HedgeDeps): Nodes {
  const textures = new Set<Texture>();
  const tiles = createHedgeTiles<Texture>({
    add(bitmap) {
      const texture = pixi.texture(bitmap);
      textures.add(texture);
      return texture;
    },
    drop(texture) {
      textures.delete(texture);
      texture.destroy(true);
    },
  });
  return { root, over: root.addChild(pixi.container()), sprites: [], tiles, textures };
}
