/** The drawing of a running town. When the painter changes, the town goes on and only its canvas is replaced. */
import { useEffect, useState } from 'react';
import type { CoreClient } from '../engine/client-types.ts';
import type { ArtManifest } from '../shared/art/manifest.ts';
import { runningPainter } from '../state/settings/running-painter.ts';
import type { TownHosts } from './loading/scene-data.ts';
import type { SceneLookStore } from './plan/scene-look.ts';
import type { CreateDrawing, DrawingLoop, TownDrawing } from './painters/town-painter.ts';
import type { Painting } from './use-renderer.ts';

export interface DrawnTown {
  loop: DrawingLoop;
  look: SceneLookStore;
  core: CoreClient;
  hosts: TownHosts;
  /** Null until it is loaded. */
  manifest: ArtManifest | null;
  /** Called with the drawing, and with null when it is gone. */
  adopt: (drawing: TownDrawing | null) => void;
}

/** A device downloads the painter that draws for it, and not the other one. */
const LOADERS: Record<'gpu' | 'core', () => Promise<CreateDrawing>> = {
  gpu: () => import('./painters/pixi/pixi-drawing.tsx').then((module) => module.createPixiDrawing),
  core: () => import('./painters/core/core-drawing.tsx').then((module) => module.createCoreDrawing),
};

/** Null while there is none; mount its canvas. */
export function useDrawing(town: DrawnTown, { renderer, onFailed }: Painting): TownDrawing | null {
  const { loop, look, core, hosts, manifest, adopt } = town;
  const [drawing, setDrawing] = useState<TownDrawing | null>(null);

  useEffect(() => {
    if (renderer === 'none') return;
    const closing = new AbortController();
    const { signal } = closing;
    const open = (createDrawing: CreateDrawing): void => {
      if (signal.aborted) return;
      const opened = createDrawing({
        loop,
        look,
        core,
        avatarHost: hosts.avatars,
        storageHost: hosts.storage,
        onFailed: (when) => {
          if (!signal.aborted) onFailed(renderer, when);
        },
      });
      signal.addEventListener('abort', () => opened.dispose());
      adopt(opened);
      runningPainter.name = renderer;
      setDrawing(opened);
    };
    LOADERS[renderer]().then(open, () => {
      if (!signal.aborted) onFailed(renderer, 'running');
    });
    return () => {
      closing.abort();
      adopt(null);
      runningPainter.name = null;
      runningPainter.isReduced = false;
      setDrawing(null);
    };
  }, [renderer, onFailed, loop, look, core, hosts, adopt]);

  useEffect(() => {
    if (manifest !== null) drawing?.setManifest(manifest);
  }, [drawing, manifest]);

  return drawing;
}
