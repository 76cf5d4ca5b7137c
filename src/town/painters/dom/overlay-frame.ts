/**
 * Writes frames into the speech bubbles, which are DOM nodes. One transform moves all of them with the camera; each has its own
 * for the position of its player. A frame is taken from its plan and written when its picture is shown.
 */
import { type BubbleBox, type BubbleForm, createBubbleBox } from '../../plan/bubble-layout.ts';
import type { FigureEntry, FramePlan } from '../../plan/frame-plan.ts';

export interface OverlayNodes {
  setRoot(root: HTMLElement | null): void;
  /** The bubbles of a player, by socket id; null when they are unmounted. */
  setBubbles(id: string, bubbles: HTMLElement | null): void;
  /** What a plan says about bubbles. Returns a function that writes it, which may be called until the third next call. */
  take(plan: FramePlan): () => void;
}

/** Frames that are taken and not written yet, and the one that is written. */
const KEPT_FRAMES = 3;

interface Head {
  id: string;
  headX: number;
  headY: number;
  readonly bubble: BubbleBox;
}

/** What a plan said about bubbles; reused. */
interface TakenFrame {
  originX: number;
  originY: number;
  readonly heads: Head[];
  /** Heads in use. */
  count: number;
  readonly write: () => void;
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
  const frames: TakenFrame[] = [];
  let turn = 0;

  function write({ originX, originY, heads, count }: TakenFrame): void {
    if (root === null) return;
    if (hasMoved(root, originX, originY)) {
      root.element.style.transform = `translate3d(${originX}px, ${originY}px, 0)`;
    }
    for (let index = 0; index < count; index += 1) {
      const head = heads[index];
      const box = head === undefined ? undefined : bubbles.get(head.id);
      if (head !== undefined && box !== undefined) paintBubbles(head, box);
    }
  }

  return {
    setRoot(element) {
      root = element === null ? null : { element, x: Number.NaN, y: Number.NaN };
    },
    setBubbles(id, element) {
      if (element === null) bubbles.delete(id);
      else bubbles.set(id, createBubbles(element));
    },
    take(plan) {
      turn = (turn + 1) % KEPT_FRAMES;
      const frame = (frames[turn] ??= createFrame(write));
      frame.originX = plan.originX;
      frame.originY = plan.originY;
      frame.count = 0;
      if (bubbles.size === 0) return frame.write;
      for (const entry of plan.figures) if (bubbles.has(entry.id)) addHead(frame, entry);
      return frame.write;
    },
  };
}

function createFrame(write: (frame: TakenFrame) => void): TakenFrame {
  const frame: TakenFrame = { originX: 0, originY: 0, heads: [], count: 0, write: () => write(frame) };
  return frame;
}

function addHead(frame: TakenFrame, { id, headX, headY, bubble }: FigureEntry): void {
  const head = (frame.heads[frame.count] ??= { id, headX, headY, bubble: createBubbleBox() });
  frame.count += 1;
  head.id = id;
  head.headX = headX;
  head.headY = headY;
  Object.assign(head.bubble, bubble);
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

function paintBubbles({ headX, headY, bubble: box }: Head, bubbles: Bubbles): void {
  const { element } = bubbles;
  if (bubbles.form !== box.form) {
    bubbles.form = box.form;
    if (box.form === 'none') delete element.dataset['form'];
    else element.dataset['form'] = box.form;
  }
  if (box.form === 'none') return;
  // As far from the head as it is once the camera rests.
  const x = headX + Math.round(box.left - box.x);
  const y = headY + Math.round(box.top - box.headY);
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
