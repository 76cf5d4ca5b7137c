/**
 * A crowd that walks along the town while the camera follows the own figure, drawn by one painter on a page of a real browser:
 * with the town's own world, frame loop and core. It records where each frame showed two of the walkers.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { NO_INSETS } from '../../../src/engine/camera.ts';
import { createCoreClient } from '../../../src/engine/core-client.ts';
import type { SceneFile } from '../../../src/shared/art/manifest.ts';
import { COLLIDER_SCALE_PX, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../src/shared/rules/town.ts';
import { bareCustomization } from '../../../src/shared/rules/slots.ts';
import { runtime } from '../../../src/shared/runtime/client.ts';
import { EIGHTHS, type Start } from '../../../src/shared/walks/headings.ts';
import { reportedWalk, walkPlaceAt } from '../../../src/shared/walks/walk.ts';
import { replacePlayers, walkPlayer } from '../../../src/state/people/players.ts';
import { createFrameLoop } from '../../../src/town/frame-loop.ts';
import { createCoreDrawing } from '../../../src/town/painters/core/core-drawing.tsx';
import { createPixiDrawing } from '../../../src/town/painters/pixi/pixi-drawing.tsx';
import type { TownPainter } from '../../../src/town/painters/town-painter.ts';
import { createFramePlan } from '../../../src/town/plan/frame-plan.ts';
import { createMotionClock } from '../../../src/town/plan/motion-clock.ts';
import { compileScene } from '../../../src/town/plan/scene-items.ts';
import { createSceneLook } from '../../../src/town/plan/scene-look.ts';
import { createWind } from '../../../src/town/plan/wind.ts';
import { NO_DOORS } from '../../../src/town/state/shown-doors.ts';
import { createSceneryProgress } from '../../../src/town/state/scenery-progress.ts';
import { createTownWorld } from '../../../src/town/world/town-world.ts';

export type PainterName = 'gpu' | 'core';

/** A frame that a painter was given. */
export interface MovedFrame {
  /** The screen's time of the frame. */
  frameMs: number;
  /** Map pixels of the own figure, of another one, and of the place on the walk of the other figure at that time. */
  ownX: number;
  otherX: number;
  walkX: number;
}

export interface PainterMotion {
  /** The frames of the next `ms`. */
  record(ms: number): Promise<MovedFrame[]>;
}

const WINDOW = { widthPx: 320, heightPx: 240 };
const CREATE = { gpu: createPixiDrawing, core: createCoreDrawing } as const;
const OWN = { x: 400, y: 800 };
/** Others begin this far around the own player. */
const CROWD_PX = { across: 200, down: 90 };
const WATCHED = 1;

/** Everything is walkable. */
const corner = (x: number, y: number) => ({ x: x / COLLIDER_SCALE_PX, y: y / COLLIDER_SCALE_PX });
const OPEN_GROUND = {
  Colliders: {
    Position: { x: 0, y: 0 },
    Scale: { x: 1, y: 1 },
    Paths: [[corner(10, 10), corner(MAP_WIDTH_PX, 10), corner(MAP_WIDTH_PX, MAP_HEIGHT_PX), corner(10, MAP_HEIGHT_PX)]],
  },
  SpawnPoints: [corner(OWN.x, OWN.y)],
};

const eighths = (x: number, y: number): Start => ({ x8: Math.round(x * EIGHTHS), y8: Math.round(y * EIGHTHS) });

/** `walkers`: figures in the town, the own one included. Resolves when they walk. */
export async function openMotion(name: PainterName, sceneUrl: string, walkers: number): Promise<PainterMotion> {
  const scene = (await (await fetch(sceneUrl)).json()) as SceneFile;
  const core = createCoreClient();
  await core.setLocation(OPEN_GROUND);
  const starts = Array.from({ length: walkers }, (_, index) => placeOf(index));
  replacePlayers(
    starts.map(({ x, y }, index) => ({
      socketId: `${index}`,
      netId: index,
      user: { username: `${index}`, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
      state: { x, y, frame: 0 },
    })),
    '0',
  );
  const world = createTownWorld({
    core,
    isPageHidden: () => false,
    settings: { cameraZoom: 1, isOptimizedMode: false },
    sendMove: () => undefined,
    walks: { now: (ownMs) => ownMs, send: () => undefined, askTurns: () => Promise.resolve(null) },
    viewport: { ...WINDOW, insets: NO_INSETS },
  });
  const look = createSceneLook();
  look.set({
    items: compileScene(scene, { mood: 'day', storageHost: '', tint: 0xffffff, isOptimized: false }),
    mood: 'day',
  });
  const loop = createFrameLoop({
    world,
    plan: createFramePlan(),
    overlay: { setRoot: () => undefined, setBubbles: () => undefined, paint: () => undefined },
    labels: { hintFaces: () => null },
    doors: { step: () => false, shown: NO_DOORS },
    gestures: { step: () => false, poser: () => null, plate: () => null },
    effects: { step: () => false, shown: () => [] },
    look,
    wind: createWind(),
    change: { show: () => undefined, step: () => false, coverLost: () => undefined, isCovering: () => false },
    options: { isOptimized: false, isStill: false, tint: 0xffffff, lampLight: null, background: 0x9fd3fb },
    scenery: createSceneryProgress(),
    clocks: { ambience: createMotionClock(runtime.monotonic()), flicker: createMotionClock(runtime.monotonic()) },
    onDetail: () => undefined,
  });

  const startMs = Math.round(runtime.monotonic());
  const walks = starts.map(({ x, y }) => reportedWalk(eighths(x, y), eighths(MAP_WIDTH_PX - 100, y), startMs));
  let frames: MovedFrame[] = [];
  let frameMs = 0;
  const record = (painter: TownPainter): TownPainter => {
    const { paint } = painter;
    painter.paint = (plan, ...rest) => {
      const [own, other] = ['0', `${WATCHED}`].map((id) => plan.figures.find((figure) => figure.id === id));
      const place = { x: 0, y: 0 };
      const walk = walks[WATCHED];
      if (walk !== undefined) walkPlaceAt(walk, frameMs, place);
      frames.push({ frameMs, ownX: own?.x ?? Number.NaN, otherX: other?.x ?? Number.NaN, walkX: place.x });
      paint(plan, ...rest);
    };
    return painter;
  };

  const container = document.createElement('div');
  const { widthPx, heightPx } = WINDOW;
  const size = { width: `${widthPx}px`, height: `${heightPx}px` };
  Object.assign(container.style, { position: 'relative', overflow: 'hidden', ...size });
  document.body.replaceChildren(container);
  const attached = Promise.withResolvers<void>();
  const drawing = CREATE[name]({
    loop: {
      ...loop,
      attach(painter) {
        loop.attach(record(painter));
        attached.resolve();
      },
      run(nowMs) {
        frameMs = nowMs;
        loop.run(nowMs);
      },
    },
    look,
    // Figures are silhouettes: there is no manifest.
    core,
    avatarHost: '',
    storageHost: '',
    onFailed: () => attached.reject(new Error('the painter failed')),
  });
  const root = document.createElement('div');
  container.append(root);
  createRoot(root).render(createElement(drawing.Canvas, { container }));
  await attached.promise;
  world.openGround();
  world.walkTo({ x: MAP_WIDTH_PX - 100, y: OWN.y });
  for (const [netId, { record: sent }] of walks.entries()) {
    if (netId > 0) walkPlayer({ netId, record: sent, startMs }, false);
  }
  return {
    async record(ms) {
      frames = [];
      await new Promise<void>((resolve) => void runtime.setTimeout(resolve, ms));
      return frames;
    },
  };
}

/** The own player, and the others around it. */
function placeOf(index: number): { x: number; y: number } {
  if (index === 0) return OWN;
  const angle = index * 2.4;
  const reach = Math.sqrt(index / 200);
  return {
    x: OWN.x + CROWD_PX.across * reach * Math.cos(angle),
    y: OWN.y + CROWD_PX.down * reach * Math.sin(angle),
  };
}
