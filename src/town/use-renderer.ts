/** Which painter draws the town, followed as the player changes the preference and as painters fail. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../shared/runtime/client.ts';
import { settings } from '../state/settings/settings.ts';
import { chooseRenderer, hasWorkerCanvas, type Renderer } from './painters/choose-renderer.ts';
import * as graphics from './painters/graphics.ts';
import type { FailedWhen } from './painters/town-painter.ts';

export type PainterName = 'gpu' | 'core';

export interface Painting {
  renderer: Renderer;
  /** Whether a painter has failed on this page. */
  hasFailed: boolean;
  /** Call when a painter cannot draw any more, or never could; another one takes over. */
  readonly onFailed: (painter: PainterName, when: FailedWhen) => void;
}

/** The GPU is tried again after this time, and after twice as long when its context is lost again. */
const GPU_AGAIN_MS = 4000;

/**
 * `onReplaced` is called with a painter that is not tried again, when the other one takes over. A GPU whose context is lost
 * comes back and is not reported.
 */
export function useRenderer(onReplaced: (painter: PainterName) => void): Painting {
  const { townPainter: preference } = useSnapshot(settings);
  /** Painters that are not tried again on this page. */
  const [broken, setBroken] = useState<ReadonlySet<PainterName>>(new Set());
  const [losses, setLosses] = useState(0);
  const [isGpuLost, setGpuLost] = useState(false);
  const onFailed = useCallback((painter: PainterName, when: FailedWhen) => {
    if (painter === 'core' || when === 'start') {
      setBroken((before) => new Set(before).add(painter));
      return;
    }
    setLosses((before) => before + 1);
    setGpuLost(true);
  }, []);
  const renderer = useMemo(() => {
    const failed = new Set(broken);
    if (isGpuLost) failed.add('gpu');
    const wish = { search: window.location.search, preference };
    return chooseRenderer(wish, { graphics, hasWorkerCanvas: hasWorkerCanvas(), failed });
  }, [preference, isGpuLost, broken]);

  useEffect(() => {
    if (!isGpuLost) return;
    return runtime.setTimeout(() => setGpuLost(false), GPU_AGAIN_MS * 2 ** losses);
  }, [isGpuLost, losses]);
  useEffect(() => {
    for (const painter of broken) if (renderer !== 'none') onReplaced(painter);
  }, [broken, renderer, onReplaced]);

  const hasFailed = broken.size > 0 || isGpuLost;
  return useMemo(() => ({ renderer, hasFailed, onFailed }), [renderer, hasFailed, onFailed]);
}
