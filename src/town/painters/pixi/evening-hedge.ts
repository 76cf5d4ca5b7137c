/**
 * The evening's hedge over that of the day while the light changes: behind a soft edge, or in a share everywhere. Owns its nodes, which
 * are in the town only so long.
 */
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { EDGE_HALF_PX, type EveningShare } from '../../plan/light-change.ts';
import { drawGround } from '../hedge.ts';

/** The mask is white up to its last part, which falls to black: a soft edge, texels. */
const MASK = { lengthPx: 1024, rampPx: 64 } as const;
/** Without an edge its last part is so much wider that it is one grey in the whole window. */
const EVEN = 1000;
/** It reaches over the ground above and below the map, map px. */
const HEIGHT = { top: -3000, px: 9000 } as const;

export interface EveningHedge {
  /** `middleX`: the middle of the window, map px. */
  paint(root: Container | null, evening: EveningShare | null, middleX: number): void;
}

interface Nodes {
  root: Container;
  over: Container;
  mask: Sprite;
}

export function createEveningHedge(): EveningHedge {
  let nodes: Nodes | null = null;

  function remove(): void {
    nodes?.over.destroy({ children: true, texture: true, textureSource: true });
    nodes = null;
  }

  function add(root: Container): Nodes {
    const hedge = new Graphics();
    drawGround(hedge, 'evening');
    const mask = new Sprite(Texture.from(drawRamp()));
    const over = root.addChild(new Container());
    over.addChild(hedge, mask);
    hedge.mask = mask;
    return { root, over, mask };
  }

  return {
    paint(root, evening, middleX) {
      if (root === null || evening === null) {
        remove();
        return;
      }
      if (nodes?.root !== root) remove();
      nodes ??= add(root);
      const { edgeX, share } = evening;
      const scale = ((2 * EDGE_HALF_PX) / MASK.rampPx) * (edgeX === null ? EVEN : 1);
      // Where its last part ends; without an edge, so that the middle of the window has the share.
      const end = edgeX === null ? middleX + share * MASK.rampPx * scale : edgeX + EDGE_HALF_PX;
      nodes.mask.position.set(end - MASK.lengthPx * scale, HEIGHT.top);
      nodes.mask.scale.set(scale, HEIGHT.px);
      nodes.over.visible = share > 0;
    },
  };
}

function drawRamp(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(MASK.lengthPx, 1);
  const context = canvas.getContext('2d');
  if (context !== null) {
    const from = 1 - MASK.rampPx / MASK.lengthPx;
    const ramp = context.createLinearGradient(0, 0, MASK.lengthPx, 0);
    ramp.addColorStop(from, '#fff');
    ramp.addColorStop(1, '#000');
    context.fillStyle = ramp;
    context.fillRect(0, 0, MASK.lengthPx, 1);
  }
  return canvas;
}
