/**
 * A pool of canvases on which the core's worker draws figures. A canvas can be transferred to a worker only once, so they
 * are created here, not by React, and reused. A painter has at most one request in flight; of the requests that arrive
 * during it only the newest is drawn, so that a slider can request a picture every frame.
 */
import type { AvatarPreview, CoreClient, FigureRequest } from '../engine/client-types.ts';
import { borrowCore } from '../engine/page-core.ts';

/** Free canvases kept: about as many as one screen shows. */
const POOL_SIZE = 6;

export interface PaintRequest {
  figure: FigureRequest;
  /** View 0 to 5. */
  rotation: number;
  size: 'full' | 'half';
}

export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Resolves true when the picture is drawn, false when a newer request replaced it; rejects when a layer fails to load. */
  paint(request: PaintRequest): Promise<boolean>;
  /** Removes the canvas from the page and returns it to the pool. */
  release(): void;
}

interface PendingRequest {
  request: PaintRequest;
  resolve: (isDrawn: boolean) => void;
  reject: (reason: unknown) => void;
}

interface PooledCanvas {
  canvas: HTMLCanvasElement;
  preview: AvatarPreview;
}

const pools = new WeakMap<CoreClient, PooledCanvas[]>();

/** Throws when the browser cannot transfer a canvas to a worker. */
export function acquirePainter(): Painter {
  const core = borrowCore();
  const pool = pools.get(core.client) ?? [];
  pools.set(core.client, pool);
  let used: PooledCanvas;
  try {
    used = pool.pop() ?? open(core.client);
  } catch (error) {
    core.release();
    throw error;
  }
  const { canvas, preview } = used;
  let isReleased = false;
  let isBusy = false;
  let pending: PendingRequest | null = null;

  async function send({ figure, rotation, size }: PaintRequest): Promise<boolean> {
    isBusy = true;
    try {
      return await preview.show(figure, rotation, size);
    } finally {
      isBusy = false;
      const next = pending;
      pending = null;
      if (next !== null) send(next.request).then(next.resolve, next.reject);
    }
  }

  return {
    canvas,
    paint(request) {
      if (isReleased) return Promise.resolve(false);
      if (!isBusy) return send(request);
      pending?.resolve(false);
      return new Promise((resolve, reject) => {
        pending = { request, resolve, reject };
      });
    },
    release() {
      if (isReleased) return;
      isReleased = true;
      pending?.resolve(false);
      pending = null;
      canvas.remove();
      canvas.className = '';
      canvas.hidden = false;
      if (pool.length < POOL_SIZE) pool.push(used);
      else preview.close();
      core.release();
    },
  };
}

function open(client: CoreClient): PooledCanvas {
  const canvas = document.createElement('canvas');
  return { canvas, preview: client.openPreview(canvas) };
}
