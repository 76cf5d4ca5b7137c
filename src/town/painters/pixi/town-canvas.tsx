/**
 * The canvas: one Pixi application while the game screen is mounted. React mounts and unmounts its nodes; the frame loop
 * moves them.
 */
import 'pixi.js/unsafe-eval';
import { extend, useTick } from '@pixi/react';
import { type Application, type ApplicationOptions, Container, Graphics, Sprite, type Ticker } from 'pixi.js';
import { memo, useCallback, useLayoutEffect } from 'react';
import type { DrawingLoop } from '../town-painter.ts';
import { openPixiRoot } from './pixi-root.tsx';
import { SceneLayers, type SceneLayersProps } from './scene-layers.tsx';

extend({ Container, Graphics, Sprite });

/** Software renderers pay for each texture unit that a batch may use. */
const BATCHABLE_TEXTURES = 4;
const OPTIONS: Partial<ApplicationOptions> = {
  autoStart: false,
  sharedTicker: false,
  preference: 'webgl',
  antialias: false,
  autoDensity: true,
  eventMode: 'none',
};

/** What the canvas needs of the drawing. */
export interface CanvasLoop {
  attach(app: Application): void;
  /** Called before the application is destroyed: Pixi loses its context on purpose then. */
  detach(): void;
  /** Called when the application cannot start. */
  readonly failed: (reason: unknown) => void;
  readonly nodesChanged: () => void;
  readonly run: DrawingLoop['run'];
}

export interface TownCanvasProps extends Omit<SceneLayersProps, 'onChange'> {
  loop: CanvasLoop;
  /** The element whose size the canvas takes. */
  container: HTMLElement;
}

/** Each mount has a canvas of its own: a destroyed application takes its canvas's context with it. */
export const TownCanvas = memo(function TownCanvas({ loop, container, ...layers }: TownCanvasProps): null {
  const { stage, drawn, look } = layers;
  // Before the town's own effects measure and draw.
  useLayoutEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.className = 'town-canvas';
    container.prepend(canvas);
    const close = openPixiRoot({
      canvas,
      options: OPTIONS,
      nodes: (
        <>
          <SceneLayers stage={stage} drawn={drawn} look={look} onChange={loop.nodesChanged} />
          <Frames run={loop.run} />
        </>
      ),
      opened(app) {
        if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = BATCHABLE_TEXTURES;
        app.resizeTo = container;
        loop.attach(app);
      },
      failed: loop.failed,
    });
    return () => {
      loop.detach();
      close();
      canvas.remove();
    };
  }, [loop, container, stage, drawn, look]);
  return null;
});

function Frames({ run }: Pick<CanvasLoop, 'run'>) {
  // Pixi's ticker updates its time after the callbacks.
  const tick = useCallback(({ lastTime, elapsedMS }: Ticker) => run(lastTime + elapsedMS), [run]);
  useTick(tick);
  return null;
}
