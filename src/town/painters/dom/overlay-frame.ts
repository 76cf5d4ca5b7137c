/**
 * Writes a frame plan into the speech bubbles, which are DOM nodes. One transform moves all of them with the camera; each has
 * its own for the position of its player.
 */
import type { BubbleForm } from '../../plan/bubble-layout.ts';
import type { FigureEntry, FramePlan } from '../../plan/frame-plan.ts';

export interface OverlayNodes {
  setRoot(root: HTMLElement | null): void;
  /** The bubbles of a player, by socket id; null when they are unmounted. */
  setBubbles(id: string, bubbles: HTMLElement | null): void;
  paint(plan: FramePlan): void;
}

/** A mounted element and what was last written to it: unchanged styles are not written again. */
interface Written {
  readonly element: HTMLElement;
  x: number;
  y: number;
}

interface Bubbles extends Written {
  form: BubbleForm;
  isBeneath: boolean;
  tailX: number;
  /** Order of drawing: the most important bubble is on top. */
  layer: number;
}

export function createOverlayNodes(): OverlayNodes {
  let root: Written | null = null;
  const bubbles = new Map<string, Bubbles>();
  return {
    setRoot(element) {
      root = element === null ? null : { element, x: Number.NaN, y: Number.NaN };
    },
    setBubbles(id, element) {
      if (element === null) bubbles.delete(id);
      else bubbles.set(id, createBubbles(element));
    },
    paint(plan) {
      if (root === null) return;
      if (hasMoved(root, plan.originX, plan.originY)) {
        root.element.style.transform = `translate3d(${plan.originX}px, ${plan.originY}px, 0)`;
      }
      if (bubbles.size === 0) return;
      for (const entry of plan.figures) {
        const box = bubbles.get(entry.id);
        if (box !== undefined) paintBubbles(entry, plan.camera.zoom, box);
      }
    },
  };
}

function createBubbles(element: HTMLElement): Bubbles {
  return {
    element,
    x: Number.NaN,
    y: Number.NaN,
    form: 'none',
    isBeneath: false,
    tailX: Number.NaN,
    layer: Number.NaN,
  };
}

function paintBubbles({ headX, headY, risePx, bubble: box }: FigureEntry, zoom: number, bubbles: Bubbles): void {
  const { element } = bubbles;
  if (bubbles.form !== box.form) {
    bubbles.form = box.form;
    if (box.form === 'none') delete element.dataset['form'];
    else element.dataset['form'] = box.form;
  }
  if (box.form === 'none') return;
  // As far from the head as it is once the camera rests.
  const x = headX + Math.round(box.left - box.x);
  const y = headY + Math.round(box.top - box.headY) - Math.round(risePx * zoom);
  if (hasMoved(bubbles, x, y)) element.style.transform = `translate(${x}px, ${y}px)`;
  const tailX = Math.round(box.x - (box.left + box.right) / 2);
  if (bubbles.tailX !== tailX) {
    bubbles.tailX = tailX;
    element.style.setProperty('--tail-x', `${tailX}px`);
  }
  if (bubbles.layer !== box.layer) {
    bubbles.layer = box.layer;
    element.style.zIndex = String(box.layer);
  }
  if (bubbles.isBeneath === box.isBeneath) return;
  bubbles.isBeneath = box.isBeneath;
  element.toggleAttribute('data-beneath', box.isBeneath);
}

/** Stores the position; true when it differs from the stored one. */
function hasMoved(written: Written, x: number, y: number): boolean {
  if (written.x === x && written.y === y) return false;
  written.x = x;
  written.y = y;
  return true;
}
