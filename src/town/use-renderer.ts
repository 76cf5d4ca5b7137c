/** Which painter draws the town, followed as the player changes the preference and as painters fail. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../shared/runtime/client.ts';
import { settings } from '../state/settings/settings.ts';
import { chooseRenderer, hasWorkerCanvas, type Renderer } from './painters/choose-renderer.ts';
import * as graphics from './painters/graphics.ts';

export interface Painting {
  renderer: Renderer;
  /** Whether a painter has failed on this page. */
  hasFailed: boolean;
  /** Call when a painter cannot draw any more; another one takes over. */
  readonly onFailed: (painter: 'gpu' | 'core') => void;
}

/** The GPU is tried again after this time, and after twice as long when its context is lost again. */
const GPU_AGAIN_MS = 4000;

type Failures = Readonly<Record<'gpu' | 'core', number>>;

const NO_FAILURES: Failures = { gpu: 0, core: 0 };

/** `onCoreFailed` is called when the GPU takes over from a core that failed. */
export function useRenderer(onCoreFailed: () => void): Painting {
  const { townPainter: preference } = useSnapshot(settings);
  const [failures, setFailures] = useState(NO_FAILURES);
  const [isGpuLost, setGpuLost] = useState(false);
  const onFailed = useCallback((painter: 'gpu' | 'core') => {
    setFailures((before) => ({ ...before, [painter]: before[painter] + 1 }));
    if (painter === 'gpu') setGpuLost(true);
  }, []);
  const hasCoreFailed = failures.core > 0;
  const renderer = useMemo(() => {
    const failed = new Set<'gpu' | 'core'>();
    if (isGpuLost) failed.add('gpu');
    if (hasCoreFailed) failed.add('core');
    const wish = { search: window.location.search, preference };
    return chooseRenderer(wish, { graphics, hasWorkerCanvas: hasWorkerCanvas(), failed });
  }, [preference, isGpuLost, hasCoreFailed]);

  useEffect(() => {
    if (!isGpuLost) return;
    return runtime.setTimeout(() => setGpuLost(false), GPU_AGAIN_MS * 2 ** failures.gpu);
  }, [isGpuLost, failures.gpu]);
  useEffect(() => {
    if (hasCoreFailed && renderer === 'gpu') onCoreFailed();
  }, [hasCoreFailed, renderer, onCoreFailed]);

  return useMemo(
    () => ({ renderer, hasFailed: hasCoreFailed || isGpuLost, onFailed }),
    [renderer, hasCoreFailed, isGpuLost, onFailed],
  );
}
