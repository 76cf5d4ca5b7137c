/**
 * The canvas: one Pixi application while the game screen is mounted. React mounts and unmounts its nodes; the frame loop
 * moves them.
 */
import 'pixi.js/unsafe-eval';
import { Application, extend, useTick } from '@pixi/react';
import { type Application as PixiApplication, Container, Graphics, Sprite, type Ticker } from 'pixi.js';
import { memo, useCallback } from 'react';
import type { DrawingLoop } from '../town-painter.ts';
import { SceneLayers, type SceneLayersProps } from './scene-layers.tsx';

extend({ Container, Graphics, Sprite });

/** Software renderers pay for each texture unit that a batch may use. */
const BATCHABLE_TEXTURES = 4;
/** What the canvas needs of the frame loop. */
export interface CanvasLoop {
  /** False from the unmounting of the canvas on. */
  readonly isMounted: () => boolean;
  attach(app: PixiApplication): void;
  readonly nodesChanged: () => void;
  readonly run: DrawingLoop['run'];
}

export interface TownCanvasProps extends Omit<SceneLayersProps, 'onChange'> {
  loop: CanvasLoop;
  /** The element whose size the canvas takes. */
  container: HTMLElement;
}

export const TownCanvas = memo(function TownCanvas({ loop, container, ...layers }: TownCanvasProps) {
  return (
    <Application
      className="town-canvas"
      autoStart={false}
      sharedTicker={false}
      preference="webgl"
      antialias={false}
      autoDensity
      resizeTo={container}
      eventMode="none"
      onInit={(app: PixiApplication) => {
        if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = BATCHABLE_TEXTURES;
        loop.attach(app);
      }}
    >
      <Nodes loop={loop} {...layers} />
    </Application>
  );
});

/**
 * An application that is unmounted while it initialises is destroyed afterwards and then renders its children once more
 * (@pixi/react 8): they must not use it.
 */
function Nodes({ loop, ...layers }: Omit<TownCanvasProps, 'container'>) {
  if (!loop.isMounted()) return null;
  return (
    <>
      <SceneLayers {...layers} onChange={loop.nodesChanged} />
      <Frames run={loop.run} />
    </>
  );
}

function Frames({ run }: Pick<CanvasLoop, 'run'>) {
  // Pixi's ticker updates its time after the callbacks.
  const tick = useCallback(({ lastTime, elapsedMS }: Ticker) => run(lastTime + elapsedMS), [run]);
  useTick(tick);
  return null;
}
