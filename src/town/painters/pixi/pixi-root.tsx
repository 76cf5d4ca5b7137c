/**
 * Mounts React nodes on a Pixi application of their own. `Application` of @pixi/react does not report one that cannot start:
 * the browser can refuse WebGL although it allowed it before, and the renderer's file can be missing.
 */
import { createRoot } from '@pixi/react';
import type { Application, ApplicationOptions } from 'pixi.js';
import { type ReactNode, useLayoutEffect } from 'react';

export interface PixiRoot {
  canvas: HTMLCanvasElement;
  nodes: ReactNode;
  options: Partial<ApplicationOptions>;
  /** Called with the started application, before its nodes are mounted. */
  opened: (app: Application) => void;
  /** Called instead when it cannot start. */
  failed: (reason: unknown) => void;
}

/** Returns a function that unmounts the nodes and then destroys the application. No callback is called after that. */
export function openPixiRoot({ canvas, nodes, options, opened, failed }: PixiRoot): () => void {
  let app: Application | null = null;
  let isClosed = false;
  const root = createRoot(canvas, {
    onInit(started) {
      app = started;
      if (!isClosed) opened(started);
    },
  });
  const destroy = (): void => {
    const destroyed = app;
    app = null;
    if (destroyed !== null) root.render(<Unmounted then={() => destroyed.destroy()} />, {});
  };
  const isStarted: Promise<unknown> = root.render(<Mounted isClosed={() => isClosed}>{nodes}</Mounted>, options);
  isStarted.then(
    () => {
      if (isClosed) destroy();
    },
    (reason: unknown) => {
      if (!isClosed) failed(reason);
    },
  );
  return () => {
    isClosed = true;
    destroy();
  };
}

/** An application that is closed while it starts renders its nodes once more: they must not use it. */
function Mounted({ isClosed, children }: { isClosed: () => boolean; children: ReactNode }): ReactNode {
  return isClosed() ? null : children;
}

/** Takes the place of the nodes; calls `then` when they are unmounted. */
function Unmounted({ then }: { then: () => void }): null {
  useLayoutEffect(then);
  return null;
}
