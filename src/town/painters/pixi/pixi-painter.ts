/** The painter on the GPU: writes frame plans into Pixi nodes and renders them. */
import type { Application } from 'pixi.js';
import { runtime } from '../../../shared/runtime/client.ts';
import type { CanvasOptions, TownPainter } from '../town-painter.ts';
import { createGpuFence } from './gpu-fence.ts';
import { type NodePainter, paintFrame } from './paint.ts';
import type { TextureStore } from './texture-store.ts';

/** `changed` requests another frame; `failed` another painter. */
export function createPixiPainter(
  app: Application,
  nodes: NodePainter,
  textures: Pick<TextureStore, 'beginFrame' | 'hasWaiting' | 'loadingCount'>,
  on: { failed: () => void; changed: () => void },
): TownPainter {
  // The application would draw every frame; the town's frame loop decides.
  app.ticker.remove(app.render, app);
  const fence = createGpuFence('gl' in app.renderer && 'fenceSync' in app.renderer.gl ? app.renderer.gl : null);
  return {
    ticker: app.ticker,
    canvas: app.canvas,
    canBeLost: true,
    isReady: () => nodes.stage.root() !== null,
    isDone: (nowMs) => fence.isDone(nowMs),
    costMs: () => fence.costMs(),
    beginFrame() {
      textures.beginFrame();
      return textures.hasWaiting();
    },
    loadingCount: () => textures.loadingCount(),
    paint(plan, options, progress, shown) {
      setRenderer(app, options, plan.resolution);
      if (paintFrame(plan, nodes, app.renderer.resolution, progress)) on.changed();
      app.render();
      fence.mark(runtime.monotonic());
      shown();
    },
    giveUp: on.failed,
    dispose: () => fence.forget(),
  };
}

function setRenderer({ renderer }: Application, options: CanvasOptions, resolution: number): void {
  if (renderer.resolution !== resolution) renderer.resize(renderer.screen.width, renderer.screen.height, resolution);
  renderer.background.color = options.background;
}
