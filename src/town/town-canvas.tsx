/**
 * The canvas: one Pixi application for as long as the game screen is shown. It never renders again for a player who
 * walks; React mounts and unmounts nodes, the frame loop moves them.
 */
import 'pixi.js/unsafe-eval';
import { Application, extend, useTick } from '@pixi/react';
import { type Application as PixiApplication, Container, Graphics, Sprite } from 'pixi.js';
import { memo } from 'react';
import type { FrameLoop } from './frame-loop.ts';
import { SceneLayers, type SceneLayersProps } from './scene-layers.tsx';

extend({ Container, Graphics, Sprite });

/** Software renderers pay for each texture unit that a batch may use. */
const BATCHABLE_TEXTURES = 4;
/** Sharper than this costs more than anyone sees. */
const RESOLUTION_MAX = 2;

export interface TownCanvasProps extends SceneLayersProps {
  loop: FrameLoop;
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
      resolution={layers.isOptimized ? 1 : Math.min(RESOLUTION_MAX, window.devicePixelRatio)}
      backgroundColor={layers.mood === 'day' ? 0x9fd3fb : 0x3d3f86}
      resizeTo={container}
      eventMode="none"
      onInit={(app: PixiApplication) => {
        if ('limits' in app.renderer) app.renderer.limits.maxBatchableTextures = BATCHABLE_TEXTURES;
        loop.attach(app);
      }}
    >
      <SceneLayers {...layers} />
      <Frames run={loop.run} />
    </Application>
  );
});

function Frames({ run }: { run: () => void }) {
  useTick(run);
  return null;
}
