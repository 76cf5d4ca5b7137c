/**
 * Both painters of the town on one page of a real browser: draws the same plan with each and compares the pictures. No server
 * and no town around them: the time of all motion is a number of the photograph.
 */
import { NO_INSETS } from '../../../src/engine/camera.ts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { CoreClient } from '../../../src/engine/client-types.ts';
import type { SceneFile } from '../../../src/shared/art/manifest.ts';
import { bareCustomization } from '../../../src/shared/rules/slots.ts';
import { allPlayers, replacePlayers } from '../../../src/state/people/players.ts';
import { createCoreDrawing } from '../../../src/town/painters/core/core-drawing.tsx';
import { poseGesture } from '../../../src/town/gestures/pose-figure.ts';
import { createPixiDrawing } from '../../../src/town/painters/pixi/pixi-drawing.tsx';
import type {
  CanvasOptions,
  CreateDrawing,
  TownDrawing,
  TownPainter,
} from '../../../src/town/painters/town-painter.ts';
import { createFramePlan, type FramePlan } from '../../../src/town/plan/frame-plan.ts';
import { createLampLight } from '../../../src/town/plan/lamp-light.ts';
import { planFrame } from '../../../src/town/plan/plan-frame.ts';
import { compileScene, type Mood, type SceneItems } from '../../../src/town/plan/scene-items.ts';
import { createSceneLook, type SceneLookStore } from '../../../src/town/plan/scene-look.ts';
import type { Figure } from '../../../src/town/state/figures.ts';
import { isWhole } from '../../../src/town/state/scenery-progress.ts';
import { tintOf } from '../../../src/town/town-light.ts';
import { figureOf } from '../samples/figure.ts';
import { extraItems, gestureOf, type PhotographedExtras, windOf } from './pair-extras.ts';

export interface Photograph extends PhotographedExtras {
  /** Map position of the window's upper left corner. */
  x: number;
  y: number;
  zoom: number;
  /** Device pixels for each CSS pixel. */
  resolution: number;
  mood: Mood;
  isOptimized: boolean;
  seconds: number;
  /** Figures walk: the phase of their gait, 0 to 1. They stand by default. */
  gait?: number;
  /** Each figure has an effect of this age, ms. They have none by default. */
  effectMs?: number;
}

export interface Difference {
  /** Of all channels, 0 to 255. */
  mean: number;
  /** The largest mean of a tile of 64 device pixels, and that tile's upper left corner. */
  worst: number;
  worstX: number;
  worstY: number;
  /** How many of 4096 colours the picture of the GPU has: a blank one has few. */
  colours: number;
}

export interface PainterPair {
  compare(photograph: Photograph): Promise<Difference>;
}

interface Side {
  drawing: TownDrawing;
  painter: TownPainter;
  plan: FramePlan;
}

const WINDOW = { widthPx: 416, heightPx: 312 };
const VIEWPORT = { ...WINDOW, insets: NO_INSETS };
const BACKGROUND = { day: 0x9fd3fb, evening: 0x3d3f86 } as const;
const TILE_PX = 64;
/** A worker's frame is on the page some frames after the worker has drawn it. */
const WORKER_FRAMES = 60;

const PICTURE_POLL_MS = 200;

const EFFECTS = ['rays', 'heart', 'sparkles'] as const;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

export async function openPair(sceneUrl: string): Promise<PainterPair> {
  const scene = (await (await fetch(sceneUrl)).json()) as SceneFile;
  const look = createSceneLook();
  addPeople();
  const gpu = await openSide(createPixiDrawing, look);
  const core = await openSide(createCoreDrawing, look);
  return {
    async compare(photograph) {
      const { mood, isOptimized, duskX } = photograph;
      const tint = tintOf(scene, mood);
      look.set({ items: itemsOf(scene, photograph, tint), mood });
      const lampLight = mood === 'evening' && !isOptimized ? createLampLight(scene) : null;
      const options: CanvasOptions = {
        isOptimized,
        isStill: isOptimized,
        tint,
        lampLight,
        eveningShare: duskX === undefined ? null : () => ({ edgeX: duskX, share: 1 }),
        background: BACKGROUND[mood],
      };
      // The nodes of a new look are mounted in the next frame.
      await nextFrame();
      await nextFrame();
      const expected = await draw(gpu, photograph, options, look);
      await draw(core, photograph, options, look);
      let difference = differenceOf(expected, pixelsOf(core.painter.canvas, expected.width, expected.height));
      for (let frame = 0; frame < WORKER_FRAMES && !isAlike(difference); frame++) {
        await nextFrame();
        difference = differenceOf(expected, pixelsOf(core.painter.canvas, expected.width, expected.height));
      }
      return difference;
    },
  };
}

function itemsOf(scene: SceneFile, photograph: Photograph, tint: number): SceneItems {
  const { mood, isOptimized, x, y, zoom } = photograph;
  const items = compileScene(scene, { mood, storageHost: '', tint, isOptimized });
  const window = { x, y, width: WINDOW.widthPx / zoom, height: WINDOW.heightPx / zoom };
  const extras = extraItems(scene, { storageHost: '', mood, tint }, photograph, window, nowOf(photograph));
  return { ...items, moving: [...items.moving, ...extras] };
}

/** On the page's clock, ms. */
const nowOf = ({ effectMs, seconds }: Photograph): number => effectMs ?? 1000 * seconds;

const isAlike = ({ mean, worst }: Difference): boolean => mean <= 2 && worst <= 12;

function openSide(create: CreateDrawing, look: SceneLookStore): Promise<Side> {
  const container = document.createElement('div');
  Object.assign(container.style, {
    position: 'relative',
    width: `${WINDOW.widthPx}px`,
    height: `${WINDOW.heightPx}px`,
    overflow: 'hidden',
  });
  document.body.append(container);
  return new Promise((resolve, reject) => {
    const drawing = create({
      loop: {
        attach: (painter) => setTimeout(() => resolve({ drawing, painter, plan: createFramePlan() })),
        detach: (painter) => painter.dispose(),
        pictureArrived: () => undefined,
        nodesChanged: () => undefined,
        run: () => undefined,
      },
      look,
      // Figures are silhouettes: the core composes none.
      core: {} as CoreClient,
      avatarHost: '',
      storageHost: '',
      onFailed: () => reject(new Error('a painter failed')),
    });
    const root = document.createElement('div');
    container.append(root);
    createRoot(root).render(createElement(drawing.Canvas, { container }));
  });
}

/** The nodes of figures are mounted for the players of the town. */
function addPeople(): void {
  const entries = ['a', 'b', 'c'].map((socketId) => ({
    socketId,
    user: { username: socketId, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
    state: { x: 0, y: 0, frame: 0 },
  }));
  replacePlayers(entries, 'a');
}

/** Three in the window, the last one behind its edge. */
function figuresIn({ x, y, zoom, gait, gestures = [] }: Photograph): Figure[] {
  const shares = [
    { across: 0.3, down: 0.7 },
    { across: 0.55, down: 0.93 },
    { across: 1, down: 0.8 },
  ];
  return allPlayers().map((player, index) => {
    const { across, down } = shares[index] ?? { across: 0, down: 0 };
    // Between two pixels, as walkers stop anywhere.
    const at = {
      x: x + (across * WINDOW.widthPx) / zoom + 0.37,
      y: y + (down * WINDOW.heightPx) / zoom + 0.61,
    };
    const isMoving = gait !== undefined;
    const gesture = gestures[index];
    return {
      ...figureOf(player.socketId, at.x, at.y),
      player,
      shown: { ...at, view: index, isMoving },
      // Each of them is in another part of the step.
      gait: isMoving ? { phase: (gait + index / 3) % 1, weight: 1 } : { phase: 0, weight: 0 },
      gesture: gesture === undefined ? null : gestureOf(gesture, at, index),
    };
  });
}

/** Draws until all pictures are there; the pixels of the last frame. */
async function draw(
  { drawing, painter, plan }: Side,
  photograph: Photograph,
  options: CanvasOptions,
  look: SceneLookStore,
): Promise<ImageData> {
  const { x, y, zoom, resolution, seconds, effectMs } = photograph;
  const progress = { shown: 0, wanted: 0 };
  const figures = figuresIn(photograph);
  const camera = { x, y, zoom };
  const wind = windOf(photograph);
  const effects =
    effectMs === undefined
      ? []
      : figures.map(({ player }, index) => ({ kind: EFFECTS[index] ?? 'rays', player, startMs: 0 }));
  // The first frame of another zoom is one of the last zoom, scaled.
  for (let isSettled = false; ; isSettled = true) {
    const isWaiting = painter.beginFrame();
    planFrame(plan, {
      camera,
      aim: camera,
      viewport: VIEWPORT,
      resolution,
      figures,
      items: look.get().items,
      seconds,
      nowMs: nowOf(photograph),
      effects,
      wind,
      poseGesture,
      hint: null,
      hintFaces: null,
      isPreloading: false,
      options,
    });
    // A tile without its own picture shows that of the other mode, and counts as shown.
    const scenery = [...plan.stills, ...plan.moving].filter(({ isOnScreen }) => isOnScreen);
    const held = plan.figures.filter(({ isOnScreen }) => isOnScreen).flatMap(({ props }) => props);
    const urls = [...scenery.map(({ item }) => item.url), ...held.map(({ picture }) => picture.url)];
    const missing = urls.filter((url) => drawing.pictures.picture(url) === null);
    // WebGL's picture is gone after the task that drew it.
    const pixels = await new Promise<ImageData>((resolve) => {
      painter.paint(plan, options, progress, () =>
        resolve(pixelsOf(painter.canvas, WINDOW.widthPx * resolution, WINDOW.heightPx * resolution)),
      );
    });
    if (isSettled && !isWaiting && missing.length === 0 && isWhole(progress)) return pixels;
    // Software WebGL leaves no processor to the server that renders the pictures.
    if (missing.length > 0) await new Promise((resolve) => setTimeout(resolve, PICTURE_POLL_MS));
    await nextFrame();
  }
}

function pixelsOf(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): ImageData {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no drawing context');
  // A frame of another size is an old one.
  if (canvas.width === widthPx && canvas.height === heightPx) context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, widthPx, heightPx);
}

function differenceOf(a: ImageData, b: ImageData): Difference {
  const columns = Math.ceil(a.width / TILE_PX);
  const sums = new Float64Array(columns * Math.ceil(a.height / TILE_PX));
  const counts = new Uint32Array(sums.length);
  const colours = new Set<number>();
  let total = 0;
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const at = 4 * (y * a.width + x);
      let sum = 0;
      let colour = 0;
      for (let channel = at; channel < at + 3; channel++) {
        const value = a.data[channel] ?? 0;
        sum += Math.abs(value - (b.data[channel] ?? 0));
        colour = (colour << 4) | (value >> 4);
      }
      const tile = Math.floor(y / TILE_PX) * columns + Math.floor(x / TILE_PX);
      sums[tile] = (sums[tile] ?? 0) + sum;
      counts[tile] = (counts[tile] ?? 0) + 3;
      total += sum;
      colours.add(colour);
    }
  }
  const means = Array.from(sums, (sum, tile) => sum / Math.max(1, counts[tile] ?? 1));
  const worst = Math.max(...means);
  const worstTile = means.indexOf(worst);
  return {
    mean: total / (a.width * a.height * 3),
    worst,
    worstX: (worstTile % columns) * TILE_PX,
    worstY: Math.floor(worstTile / columns) * TILE_PX,
    colours: colours.size,
  };
}
