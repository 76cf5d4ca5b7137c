/**
 * A slider that changes a figure's size at every frame, in the page itself: the product's preview, which its worker draws
 * on a canvas handed over to it, and a canvas of the page that draws the same layers by drawImage.
 */
import { createCoreClient } from '../../src/engine/core-client.ts';
import type { FigureRequest } from '../../src/engine/client-types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';
import { SIZE_MAX, SIZE_MIN } from '../../src/shared/rules/slots.ts';
import { interleave } from '../lib/interleave.ts';
import { makeLayer } from '../lib/layers.ts';

export interface SliderOptions {
  packUrl: string;
  layers: number;
  /** How long each way follows the slider. */
  followMs: number;
  rounds: number;
  isBest: boolean;
}

interface Followed {
  /** Pictures of the figure in the size of that frame, a second. */
  picturesPerSecond: number;
  /** Frames that the page itself came to, a second. */
  framesPerSecond: number;
  /** Milliseconds of the page's own thread, a frame. */
  pageMs: number;
}

export interface SliderRun {
  ours: Followed;
  canvas: Followed;
  /** Milliseconds of one picture after the other, as quickly as it goes, by way. */
  alone: Record<string, number[]>;
}

const STEPS = 31;
/** Of step n: from the smallest size to the largest and back. */
const sizeAt = (step: number): number => {
  const along = Math.abs((((step % (2 * STEPS)) + 2 * STEPS) % (2 * STEPS)) - STEPS) / STEPS;
  return SIZE_MIN + (SIZE_MAX - SIZE_MIN) * along;
};

export async function followSlider({ packUrl, layers, followMs, rounds, isBest }: SliderOptions): Promise<SliderRun> {
  const client = createCoreClient();
  const handedOver = document.createElement('canvas');
  const own = document.createElement('canvas');
  own.width = CANVAS_WIDTH_PX;
  own.height = CANVAS_HEIGHT_PX;
  document.body.replaceChildren(handedOver, own);
  const preview = client.openPreview(handedOver);
  const context = own.getContext('2d');
  if (context === null) throw new Error('the page has no canvas');
  const bitmaps = await Promise.all(
    Array.from({ length: layers }, (_, layer) =>
      createImageBitmap(new ImageData(makeLayer(layer, 0), CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX)),
    ),
  );
  const compose = (size: number): Promise<boolean> => {
    const figure: FigureRequest = { packs: [{ url: packUrl }], width: size, height: size };
    return preview.show(figure, 0, 'full');
  };
  const draw = (size: number): void => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    // About the middle of the soles, as the core does.
    context.setTransform(size, 0, 0, size, (CANVAS_WIDTH_PX / 2) * (1 - size), 824 * (1 - size));
    for (const bitmap of bitmaps) context.drawImage(bitmap, 0, 0);
  };

  try {
    await compose(1);
    const ours = await follow(followMs, compose);
    const canvas = await follow(followMs, (size) => {
      draw(size);
      return Promise.resolve(true);
    });
    const alone = await interleave<number>(
      {
        'ours: the preview, page to worker and back': (size) => compose(size),
        'canvas: drawImage on the page': (size) => {
          draw(size);
          // Reading one pixel makes the canvas finish what it was told to draw.
          return context.getImageData(0, 0, 1, 1).data[3];
        },
      },
      Array.from({ length: 8 }, (_, task) => sizeAt(task * 4 + 1)),
      { rounds, warmUpRounds: 3, isBest, isAlternating: true },
    );
    return { ours, canvas, alone };
  } finally {
    preview.close();
    client.dispose();
  }
}

/** Asks for a picture at every frame, as a preview does: while one is underway only the newest waits. */
async function follow(forMs: number, paint: (size: number) => Promise<boolean>): Promise<Followed> {
  let [pictures, frames, pageMs] = [0, 0, 0];
  let isBusy = false;
  let waiting: number | null = null;
  const send = async (size: number): Promise<void> => {
    isBusy = true;
    const isDrawn = await paint(size);
    isBusy = false;
    if (isDrawn) pictures += 1;
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
