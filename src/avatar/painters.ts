/**
 * Canvases that the core's worker paints figures on. A canvas can be handed to the worker once only, so they are made
 * here, never by React, and kept for the next who needs one. A painter takes at most one order at a time to the worker:
 * of what is ordered meanwhile only the newest is drawn, so that a slider may order at every frame.
 */
import type { AvatarPreview, CoreClient, FigureRequest } from '../engine/client-types.ts';
import { borrowCore } from '../engine/page-core.ts';

/** About what one screen shows at once. */
const KEPT = 6;

export interface Order {
  figure: FigureRequest;
  /** View 0 to 5. */
  rotation: number;
  size: 'full' | 'half';
}

export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Resolves true once the order is drawn, false when a newer one took its place; rejects when a layer cannot be had. */
  paint(order: Order): Promise<boolean>;
  /** Takes the canvas off the page and keeps it for the next. */
  giveBack(): void;
}

interface Waiting {
  order: Order;
  resolve: (isDrawn: boolean) => void;
  reject: (reason: unknown) => void;
}

interface Kept {
  canvas: HTMLCanvasElement;
  preview: AvatarPreview;
}

const kept = new WeakMap<CoreClient, Kept[]>();

/** Throws where the browser cannot hand a canvas to a worker. */
export function takePainter(): Painter {
  const core = borrowCore();
  const spare = kept.get(core.client) ?? [];
  kept.set(core.client, spare);
  let used: Kept;
  try {
    used = spare.pop() ?? open(core.client);
  } catch (error) {
    core.giveBack();
    throw error;
  }
  const { canvas, preview } = used;
  let isBack = false;
  let isBusy = false;
  let waiting: Waiting | null = null;

  async function send({ figure, rotation, size }: Order): Promise<boolean> {
    isBusy = true;
    try {
      return await preview.show(figure, rotation, size);
    } finally {
      isBusy = false;
      const upcoming = waiting;
      waiting = null;
      if (upcoming !== null) send(upcoming.order).then(upcoming.resolve, upcoming.reject);
    }
  }

  return {
    canvas,
    paint(order) {
      if (isBack) return Promise.resolve(false);
      if (!isBusy) return send(order);
      waiting?.resolve(false);
      return new Promise((resolve, reject) => {
        waiting = { order, resolve, reject };
      });
    },
    giveBack() {
      if (isBack) return;
      isBack = true;
      waiting?.resolve(false);
      waiting = null;
      canvas.remove();
      canvas.className = '';
      canvas.hidden = false;
      if (spare.length < KEPT) spare.push(used);
      else preview.close();
      core.giveBack();
    },
  };
}

function open(client: CoreClient): Kept {
  const canvas = document.createElement('canvas');
  return { canvas, preview: client.openPreview(canvas) };
}
