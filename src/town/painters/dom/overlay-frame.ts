/**
 * Writes a frame plan into name tags and bubbles. They are DOM nodes: sharp at any zoom, and tests and screen readers can
 * read them. One transform moves all of them with the camera; each tag has its own for the position of its player.
 */
import type { FigureEntry, FramePlan } from '../../plan/frame-plan.ts';

export interface OverlayNodes {
  setRoot(root: HTMLElement | null): void;
  /** The name tag of a player, by socket id; null when it is unmounted. */
  setTag(id: string, tag: HTMLElement | null): void;
  setBubbles(id: string, bubbles: HTMLElement | null): void;
  paint(plan: FramePlan): void;
}

/** A mounted element and what was last written to it: unchanged styles are not written again. */
interface Written {
  readonly element: HTMLElement;
  x: number;
  y: number;
}

interface Tag extends Written {
  isShown: boolean;
  depth: number;
}

interface Bubbles extends Written {
  isBeneath: boolean;
}

export function createOverlayNodes(): OverlayNodes {
  let root: Written | null = null;
  const tags = new Map<string, Tag>();
  const bubbles = new Map<string, Bubbles>();
  return {
    setRoot(element) {
      root = element === null ? null : { element, x: Number.NaN, y: Number.NaN };
    },
    setTag(id, element) {
      if (element === null) tags.delete(id);
      else tags.set(id, { element, x: Number.NaN, y: Number.NaN, isShown: !element.hidden, depth: Number.NaN });
    },
    setBubbles(id, element) {
      if (element === null) bubbles.delete(id);
      else bubbles.set(id, { element, x: Number.NaN, y: Number.NaN, isBeneath: false });
    },
    paint(plan) {
      if (root === null) return;
      if (hasMoved(root, plan.originX, plan.originY)) {
        root.element.style.transform = `translate3d(${plan.originX}px, ${plan.originY}px, 0)`;
      }
      for (const entry of plan.figures) {
        const tag = tags.get(entry.id);
        if (tag !== undefined) paintTag(entry, tag);
        const box = entry.hasBubbles ? bubbles.get(entry.id) : undefined;
        if (box !== undefined) paintBubbles(entry, box);
      }
    },
  };
}

function paintTag({ isOnScreen, headX, headY, depth }: FigureEntry, tag: Tag): void {
  if (tag.isShown !== isOnScreen) {
    tag.isShown = isOnScreen;
    tag.element.hidden = !isOnScreen;
  }
  if (!isOnScreen) return;
  if (hasMoved(tag, headX, headY)) tag.element.style.transform = `translate(${headX}px, ${headY}px)`;
  if (tag.depth === depth) return;
  tag.depth = depth;
  tag.element.style.zIndex = String(depth);
}

function paintBubbles({ bubbleDx, bubbleDy, areBubblesBeneath }: FigureEntry, box: Bubbles): void {
  const { element } = box;
  if (hasMoved(box, bubbleDx, bubbleDy)) {
    element.style.transform = `translate(calc(-50% + ${bubbleDx}px), ${bubbleDy}px)`;
    element.style.setProperty('--tail-x', `${-bubbleDx}px`);
  }
  if (box.isBeneath === areBubblesBeneath) return;
  box.isBeneath = areBubblesBeneath;
  element.toggleAttribute('data-beneath', areBubblesBeneath);
}

/** Stores the position; true when it differs from the stored one. */
function hasMoved(written: Written, x: number, y: number): boolean {
  if (written.x === x && written.y === y) return false;
  written.x = x;
  written.y = y;
  return true;
}
