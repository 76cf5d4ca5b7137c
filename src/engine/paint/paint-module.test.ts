/** The painter's module, compared with a painter that draws pixel by pixel. */
import { describe, expect, it } from 'vitest';
import {
  blankCanvas,
  type Canvas,
  drawRuns,
  drawWhole,
  fillCanvas,
  type Picture,
} from '../../../tests/support/oracles/paint.ts';
import { builtPainter } from '../../../tests/support/paint.ts';
import { createRandom, type Random } from '../../../tests/support/random.ts';
import {
  createPaintModule,
  type FrameView,
  type PaintModule,
  type RunsEntry,
  type WholeEntry,
} from './paint-module.ts';

const FRAME = { widthPx: 200, heightPx: 150 };
/** Tints and alphas have 257 steps, and each blend rounds. */
const TOLERANCE = 3;

const instantiate = await builtPainter();

const opened = (): PaintModule => {
  const module = createPaintModule(instantiate());
  module.openFrame(FRAME);
  return module;
};

/** Rows of clear, opaque and translucent stretches of random length. */
function stretches(random: Random, widthPx: number, heightPx: number): Picture {
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; ) {
      const kind = random.whole(0, 4);
      const end = Math.min(widthPx, x + random.whole(1, 40));
      for (; x < end; x++) {
        const alpha = kind === 0 ? 0 : kind === 1 ? random.whole(1, 255) : 255;
        const colour = [random.whole(0, 256), random.whole(0, 256), random.whole(0, 256), alpha];
        pixels.set(colour, (y * widthPx + x) * 4);
      }
    }
  }
  return { size: { widthPx, heightPx }, pixels };
}

function handleOf(module: PaintModule, kind: 'runs' | 'whole', { size, pixels }: Picture): number {
  return module.addSprite(kind, size, pixels) ?? expect.unreachable('no memory');
}

const randomTint = (random: Random): number => (random.next() < 0.5 ? 0xffffff : random.whole(0, 0x1000000));
const randomAlpha = (random: Random): number => (random.next() < 0.5 ? 1 : random.whole(0, 257) / 256);

const randomLook = (random: Random) => ({
  tint: randomTint(random),
  alpha: randomAlpha(random),
  isScreen: random.next() < 0.3,
});

function randomRuns(random: Random, sprite: number, { size }: Picture): RunsEntry {
  const isUpright = random.next() < 0.5;
  return {
    sprite,
    size,
    ...randomLook(random),
    x: random.whole(-60, FRAME.widthPx + 10),
    y: random.whole(-60, FRAME.heightPx + 10),
    shear: isUpright ? 0 : random.between(-0.2, 0.2),
    stretch: isUpright ? 1 : random.between(0.8, 1.2),
    spread: random.next() < 0.5 ? 1 : random.between(0.85, 1.15),
    anchorPx: random.whole(0, size.heightPx),
    ...(random.next() < 0.5
      ? {}
      : { clipTop: random.whole(-20, 70), clipBottom: random.whole(60, FRAME.heightPx + 20) }),
  };
}

function randomWhole(random: Random, sprite: number, { size }: Picture): WholeEntry {
  return {
    sprite,
    size,
    ...randomLook(random),
    x: random.between(-20, FRAME.widthPx + 20),
    y: random.between(-20, FRAME.heightPx + 20),
    scaleX: random.between(0.3, 2) * (random.next() < 0.3 ? -1 : 1),
    scaleY: random.between(0.3, 2),
    rotation: random.between(-3.2, 3.2),
  };
}

/** Greatest difference of a channel. */
function difference(view: FrameView, canvas: Canvas): number {
  let greatest = 0;
  for (let y = 0; y < FRAME.heightPx; y++) {
    for (let x = 0; x < FRAME.widthPx; x++) {
      const at = y * view.strideBytes + x * 4;
      for (let channel = 0; channel < 3; channel++) {
        const expected = canvas.colours[(y * FRAME.widthPx + x) * 3 + channel] ?? 0;
        greatest = Math.max(greatest, Math.abs((view.data[at + channel] ?? 0) - expected));
      }
      if (view.data[at + 3] !== 255) return Infinity;
    }
  }
  return greatest;
}

const pixelsOf = ({ data }: FrameView): Uint8ClampedArray => data.slice();

describe('the painter', { timeout: 60_000 }, () => {
  it('draws upright, sheared, stretched and spread sprites, clipped, tinted, translucent and screened', () => {
    const module = opened();
    const random = createRandom(11);
    for (let round = 0; round < 60; round++) {
      const picture = stretches(random, random.whole(1, 120), random.whole(1, 70));
      const entry = randomRuns(random, handleOf(module, 'runs', picture), picture);
      const background = random.whole(0, 0x1000000);
      const canvas = blankCanvas(FRAME);
      fillCanvas(canvas, background);
      drawRuns(canvas, picture, entry);
      module.beginFrame();
      module.fill(background);
      if (entry.sprite > 0) module.addRuns(entry);
      expect(difference(module.compose(), canvas), `round ${round}`).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  it('draws turned and scaled pictures', () => {
    const module = opened();
    const random = createRandom(12);
    for (let round = 0; round < 40; round++) {
      // Smooth: the positions have 16 bits after the point, which matters where neighbours differ most.
      const picture = smooth(random.whole(2, 40), random.whole(2, 40));
      const entry = randomWhole(random, handleOf(module, 'whole', picture), picture);
      const canvas = blankCanvas(FRAME);
      fillCanvas(canvas, 0x336699);
      drawWhole(canvas, picture, entry);
      module.beginFrame();
      module.fill(0x336699);
      module.addWhole(entry);
      expect(difference(module.compose(), canvas), `round ${round}`).toBeLessThanOrEqual(TOLERANCE + 2);
    }
  });

  it('draws lists from far to near, and changes between frames like whole frames', () => {
    const [module, fresh] = [opened(), opened()];
    const random = createRandom(13);
    const pictures = Array.from({ length: 8 }, () => stretches(random, random.whole(10, 90), random.whole(10, 60)));
    const handles = pictures.map((picture) => [handleOf(module, 'runs', picture), handleOf(fresh, 'runs', picture)]);
    const entries = pictures.map((picture, index) => randomRuns(random, index, picture));
    let partly = 0;
    for (let frame = 0; frame < 40; frame++) {
      const moved = entries[random.whole(0, entries.length)];
      if (moved !== undefined && frame > 0) moved.x += random.whole(-9, 10);
      const composed = [module, fresh].map((each, of) => {
        each.beginFrame();
        each.fill(0x102030);
        for (const [index, entry] of entries.entries()) each.addRuns({ ...entry, sprite: handles[index]?.[of] ?? 0 });
        return pixelsOf(each.compose(each === fresh));
      });
      expect(composed[0], `frame ${frame}`).toEqual(composed[1]);
      if (frame > 0 && module.dirtyTiles() < fresh.dirtyTiles()) partly += 1;
    }
    expect(partly).toBeGreaterThan(20);
  });

  it('draws what changed only, in joined tiles of 64 pixels', () => {
    const module = opened();
    const square = stretches(createRandom(14), 10, 10);
    square.pixels.fill(255);
    const sprite = handleOf(module, 'runs', square);
    const changes = (x: number, y: number) => {
      module.beginFrame();
      module.fill(0);
      const look = { sprite, tint: 0xffffff, alpha: 1, isScreen: false, shear: 0, stretch: 1, spread: 1, anchorPx: 0 };
      module.addRuns({ ...look, size: square.size, x, y });
      return module.compose().changed;
    };
    expect(changes(10, 10)).toEqual([{ left: 0, top: 0, right: 200, bottom: 150 }]);
    expect(changes(10, 10)).toEqual([]);
    expect(changes(20, 10)).toEqual([{ left: 0, top: 0, right: 64, bottom: 64 }]);
    // From one tile to two others below each other.
    expect(changes(130, 60)).toEqual([
      { left: 0, top: 0, right: 64, bottom: 64 },
      { left: 128, top: 0, right: 192, bottom: 128 },
    ]);
    expect(changes(-10, 60)).toEqual([{ left: 128, top: 0, right: 192, bottom: 128 }]);
  });

  it('draws again where only the order changed', () => {
    const module = opened();
    const random = createRandom(18);
    const square = () => {
      const picture = stretches(random, 10, 10);
      picture.pixels.fill(255);
      return handleOf(module, 'runs', picture);
    };
    const [below, above] = [square(), square()];
    const changes = (...sprites: readonly number[]) => {
      module.beginFrame();
      module.fill(0);
      const size = { widthPx: 10, heightPx: 10 };
      const look = { tint: 0xffffff, alpha: 1, isScreen: false, shear: 0, stretch: 1, spread: 1, anchorPx: 0 };
      for (const sprite of sprites) module.addRuns({ ...look, size, x: 70, y: 70, sprite });
      return module.compose().changed;
    };
    changes(below, above);
    expect(changes(below, above)).toEqual([]);
    expect(changes(above, below)).toEqual([{ left: 64, top: 64, right: 128, bottom: 128 }]);
  });

  it('draws the whole frame after a resize', () => {
    const module = opened();
    const paint = () => {
      module.beginFrame();
      module.fill(0xff8000);
      return module.compose();
    };
    paint();
    module.openFrame({ widthPx: 70, heightPx: 30 });
    const { changed, strideBytes, data } = paint();
    expect(changed).toEqual([{ left: 0, top: 0, right: 70, bottom: 30 }]);
    expect(Array.from(data.slice(29 * strideBytes + 69 * 4, 29 * strideBytes + 70 * 4))).toEqual([255, 128, 0, 255]);
  });

  it('keeps no sprite of a transparent picture, and refuses sides above 4096', () => {
    const module = opened();
    expect(module.addSprite('runs', { widthPx: 9, heightPx: 9 }, new Uint8ClampedArray(9 * 9 * 4))).toBe(0);
    expect(module.addSprite('runs', { widthPx: 4097, heightPx: 1 }, new Uint8ClampedArray(4097 * 4))).toBeNull();
    expect(module.spriteCount()).toBe(0);
  });
});

function smooth(widthPx: number, heightPx: number): Picture {
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const alpha = 155 + (100 * x) / widthPx;
      pixels.set([(200 * x) / widthPx, (200 * y) / heightPx, 90, alpha], (y * widthPx + x) * 4);
    }
  }
  return { size: { widthPx, heightPx }, pixels };
}

describe('sprites in memory', { timeout: 60_000 }, () => {
  const MIB = 1024 * 1024;
  const opaque = (sidePx: number): Picture => ({
    size: { widthPx: sidePx, heightPx: sidePx },
    pixels: new Uint8ClampedArray(sidePx * sidePx * 4).fill(255),
  });

  it('are evicted least recently used first when memory is full', () => {
    const { exports } = instantiate();
    const module = createPaintModule({ exports });
    module.limitMemory(12 * MIB);
    const add = (): number => handleOf(module, 'runs', opaque(256));
    const handles = [add(), add(), add()] as const;
    const isThere = (handle: number): boolean => exports.spriteAddress(handle) !== 0;
    module.beginFrame();
    expect(module.useSprite(handles[0])).toBe(true);
    for (let frame = 0; frame < 200 && isThere(handles[1]); frame++) {
      module.beginFrame();
      add();
    }
    expect(handles.map(isThere)).toEqual([true, false, true]);
    expect(module.useSprite(handles[1])).toBe(false);
  });

  it('frees the memory of evicted and dropped sprites for others', () => {
    const module = opened();
    module.limitMemory(12 * MIB);
    const random = createRandom(15);
    const handles: number[] = [];
    for (let round = 0; round < 400; round++) {
      module.beginFrame();
      handles.push(handleOf(module, 'runs', opaque(random.whole(4, 400))));
      if (random.next() < 0.2) module.dropSprite(handles[random.whole(0, handles.length)] ?? 0);
    }
    expect(module.usedBytes()).toBeLessThanOrEqual(12 * MIB);
    expect(module.spriteCount()).toBeGreaterThan(5);
    expect(module.useSprite(handles.at(-1) ?? 0)).toBe(true);
    expect(module.useSprite(handles[0] ?? 0)).toBe(false);
  });

  it('are refused when the current frame uses all memory', () => {
    const module = opened();
    module.limitMemory(8 * MIB);
    module.beginFrame();
    const added = Array.from({ length: 40 }, () => module.addSprite('runs', opaque(256).size, opaque(256).pixels));
    expect(added[0]).not.toBeNull();
    expect(added.at(-1)).toBeNull();
    module.beginFrame();
    expect(module.addSprite('runs', opaque(256).size, opaque(256).pixels)).not.toBeNull();
  });

  it.each([
    ['are evicted before memory grows when no frame has used them for half a minute', 1800, false],
    ['are kept while memory grows until then', 1700, true],
  ])('%s', (_, frames, isKept) => {
    const { exports } = instantiate();
    const module = createPaintModule({ exports });
    const add = (): number[] => Array.from({ length: 20 }, () => handleOf(module, 'runs', opaque(256)));
    module.beginFrame();
    const shown = handleOf(module, 'runs', opaque(256));
    const left = add();
    const bytes = exports.memory.buffer.byteLength;
    for (let frame = 0; frame < frames; frame++) {
      module.beginFrame();
      module.useSprite(shown);
    }
    add();
    expect(left.every((handle) => exports.spriteAddress(handle) !== 0)).toBe(isKept);
    expect(exports.spriteAddress(shown)).not.toBe(0);
    expect(exports.memory.buffer.byteLength > bytes).toBe(isKept);
  });

  it('keep their pixels while memory grows', () => {
    const module = opened();
    const picture = stretches(createRandom(16), 100, 100);
    const sprite = handleOf(module, 'runs', picture);
    const frame = () => {
      module.beginFrame();
      module.fill(0);
      const look = { sprite, tint: 0xffffff, alpha: 1, isScreen: false, shear: 0, stretch: 1, spread: 1, anchorPx: 0 };
      module.addRuns({ ...look, size: picture.size, x: 0, y: 0 });
      return pixelsOf(module.compose(true));
    };
    const before = frame();
    for (let round = 0; round < 60; round++) handleOf(module, 'runs', opaque(500));
    expect(module.usedBytes()).toBeGreaterThan(50 * MIB);
    expect(frame()).toEqual(before);
  });

  it('blocks of memory never overlap, and released ones are used again', () => {
    const { exports } = instantiate();
    const random = createRandom(17);
    const blocks = new Map<number, { bytes: number; mark: number }>();
    const isIntact = (): boolean => {
      const memory = new Uint8Array(exports.memory.buffer);
      return [...blocks].every(([at, { bytes, mark }]) =>
        [0, 1, bytes >> 1, bytes - 1].every((offset) => memory[at + offset] === mark),
      );
    };
    for (let round = 0; round < 3000; round++) {
      const bytes = random.next() < 0.5 ? random.whole(4, 2000) : random.whole(2000, 60_000);
      const at = exports.allocate(bytes);
      const mark = round & 255;
      new Uint8Array(exports.memory.buffer, at, bytes).fill(mark);
      blocks.set(at, { bytes, mark });
      if (blocks.size <= 100) continue;
      expect(isIntact()).toBe(true);
      for (const address of [...blocks.keys()].filter(() => random.next() < 0.7)) {
        exports.release(address);
        blocks.delete(address);
      }
    }
    for (const address of blocks.keys()) exports.release(address);
    // Pages of small blocks stay with their size class.
    expect(exports.usedBytes()).toBeLessThan(MIB);
    expect(exports.memory.buffer.byteLength).toBeLessThan(24 * MIB);
  });
});
