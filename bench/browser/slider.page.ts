/**
 * A slider that changes a figure's size every frame, inside the page: the product's preview, drawn by the worker on a
 * transferred canvas, and a canvas of the page that draws the same layers with drawImage.
 */
import { createCoreClient } from '../../src/engine/core-client.ts';
import type { FigureRequest } from '../../src/engine/client-types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';
import { SIZE_MAX, SIZE_MIN } from '../../src/shared/rules/slots.ts';
import { interleave, type Way } from '../lib/interleave.ts';
import { makeLayer } from '../../tests/support/samples/layers.ts';

declare global {
  interface Window {
    followSlider(options: SliderOptions): Promise<SliderRun>;
  }
}

export interface SliderOptions {
  packUrl: string;
  layers: number;
  /** Duration for which each way follows the slider. */
  followMs: number;
  rounds: number;
  isBest: boolean;
}

interface Followed {
  /** Pictures of the figure a second, in the size of their frame. */
  picturesPerSecond: number;
  /** Frames of the page a second. */
  framesPerSecond: number;
  /** Milliseconds of the page's own thread per frame. */
  pageMs: number;
}

/** By way; the first is ours. */
export interface SliderRun {
  followed: Record<string, Followed>;
  /** Milliseconds per picture, one directly after another. */
  alone: Record<string, number[]>;
}

const STEPS = 31;
const SOLES_Y_PX = 824;
/** Size at step n: from the smallest to the largest and back. */
const sizeAt = (step: number): number => {
  const along = Math.abs((((step % (2 * STEPS)) + 2 * STEPS) % (2 * STEPS)) - STEPS) / STEPS;
  return SIZE_MIN + (SIZE_MAX - SIZE_MIN) * along;
};

window.followSlider = followSlider;

async function followSlider({ packUrl, layers, followMs, rounds, isBest }: SliderOptions): Promise<SliderRun> {
  const client = createCoreClient();
  const handedOver = document.createElement('canvas');
  const own = sizedCanvas();
  document.body.replaceChildren(handedOver, own);
  const preview = client.openPreview(handedOver);
  const [context, between] = [own.getContext('2d'), sizedCanvas().getContext('2d')];
  if (context === null || between === null) throw new Error('the page has no canvas');
  const bitmaps = await Promise.all(
    Array.from({ length: layers }, (_, layer) =>
      createImageBitmap(new ImageData(makeLayer(layer, 0), CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX)),
    ),
  );
  const compose = (size: number): Promise<boolean> => {
    const figure: FigureRequest = { packs: [{ url: packUrl }], width: size, height: size };
    return preview.show(figure, 0, 'full');
  };
  // Scaled around the middle of the soles, as the core does.
  const scale = (size: number): void =>
    context.setTransform(size, 0, 0, size, (CANVAS_WIDTH_PX / 2) * (1 - size), SOLES_Y_PX * (1 - size));
  const clear = (target: CanvasRenderingContext2D): void => {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  };
  const drawEachScaled = (size: number): void => {
    clear(context);
    scale(size);
    for (const bitmap of bitmaps) context.drawImage(bitmap, 0, 0);
  };
  const drawThenScale = (size: number): void => {
    clear(between);
    for (const bitmap of bitmaps) between.drawImage(bitmap, 0, 0);
    clear(context);
    scale(size);
    context.drawImage(between.canvas, 0, 0);
  };
  const ways: Record<string, (size: number) => Promise<boolean> | void> = {
    'ours: the preview, page to worker and back': compose,
    'canvas: drawImage, scaled at the end': drawThenScale,
    'canvas: drawImage, each scaled': drawEachScaled,
  };

  try {
    await compose(1);
    const followed: SliderRun['followed'] = {};
    for (const [name, paint] of Object.entries(ways)) followed[name] = await follow(followMs, paint);
    const finished = Object.entries(ways).map(([name, paint]): [string, Way<number>] => [
      name,
      // Reading one pixel makes a canvas finish its queued drawing; our preview resolves when it has.
      paint === compose
        ? compose
        : (size) => {
            void paint(size);
            return context.getImageData(0, 0, 1, 1).data[3];
          },
    ]);
    const sizes = Array.from({ length: 8 }, (_, task) => sizeAt(task * 4 + 1));
    const how = { rounds, warmUpRounds: 3, isBest, isAlternating: true };
    return { followed, alone: await interleave<number>(Object.fromEntries(finished), sizes, how) };
  } finally {
    preview.close();
    client.dispose();
  }
}

function sizedCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS_WIDTH_PX;
  canvas.height = CANVAS_HEIGHT_PX;
  return canvas;
}

/** Requests a picture every frame, as a preview does: while one is in flight only the newest is kept. */
async function follow(forMs: number, paint: (size: number) => Promise<boolean> | void): Promise<Followed> {
  let [pictures, frames, pageMs] = [0, 0, 0];
  let isBusy = false;
  let waiting: number | null = null;
  const send = async (size: number): Promise<void> => {
    isBusy = true;
    const isDrawn = await paint(size);
    isBusy = false;
    if (isDrawn !== false) pictures += 1;
    const upcoming = waiting;
    waiting = null;
    if (upcoming !== null) void send(upcoming);
  };
  const begin = performance.now();
  let now = begin;
  while (now - begin < forMs) {
    now = await new Promise(requestAnimationFrame);
    const start = performance.now();
    const size = sizeAt(frames);
    if (isBusy) waiting = size;
    else void send(size);
    pageMs += performance.now() - start;
    frames += 1;
  }
  const seconds = (performance.now() - begin) / 1000;
  return { picturesPerSecond: pictures / seconds, framesPerSecond: frames / seconds, pageMs: pageMs / frames };
}
