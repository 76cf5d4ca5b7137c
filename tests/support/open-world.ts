/** For tests: the world of a town on the map of `core-worker.ts`, with time and path requests under the test's control. */
import { createTownWorld, type TownWorld } from '../../src/town/world/town-world.ts';
import { NO_INSETS } from '../../src/engine/camera.ts';
import { runtime } from '../../src/shared/runtime/client.ts';
import { CoreWorker } from './core-worker.ts';
import { type ManualRuntime, replaceRuntime } from './replace-runtime.ts';

const FRAME_MS = 16;

export interface OpenWorld {
  time: ManualRuntime;
  worker: CoreWorker;
  world: TownWorld;
  /** Draws frames for so long; `then` is called after each. */
  frames(ms: number, then: (frameMs: number) => void): void;
}

/** The ground is open, and nobody is in the town. */
export function openWorld(): OpenWorld {
  const time = replaceRuntime(runtime);
  const worker = new CoreWorker();
  const world = createTownWorld({
    core: worker,
    isPageHidden: () => false,
    settings: { cameraZoom: 1, isOptimizedMode: false },
    sendMove: () => undefined,
    viewport: { widthPx: 1280, heightPx: 720, insets: NO_INSETS },
  });
  world.openGround();
  return {
    time,
    worker,
    world,
    frames(ms, then) {
      for (let passed = 0; passed < ms; passed += FRAME_MS) {
        time.advance(FRAME_MS);
        world.step(runtime.monotonic(), FRAME_MS);
        then(FRAME_MS);
      }
    },
  };
}
