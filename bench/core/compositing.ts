/**
 * Compositing in Node: 24 layers of one view by the core, by @napi-rs/canvas and by sharp, from bytes to bytes in one
 * run.
 */
import sharp from 'sharp';
import type { LayerRef } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { makeLayer } from '../../tests/support/samples/layers.ts';
import { loadPeer } from '../lib/load-peer.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import { findVisibleLines, IN_ONE_PIECE, READING_LINES, readLines, type VisibleLines } from '../lib/visible-lines.ts';

const LAYERS = 24;
const VIEWS = 3;
const ROUNDS = 20;
/** Enough repetitions for the engine to optimise all code. */
const WARM_UP_ROUNDS = 20;

/** The used part of the library's types; it is installed only for the benches. */
interface CanvasLibrary {
  createCanvas(
    width: number,
    height: number,
  ): {
    getContext(kind: '2d'): {
      clearRect(x: number, y: number, width: number, height: number): void;
      createImageData(width: number, height: number): { data: Uint8ClampedArray };
      putImageData(image: unknown, x: number, y: number): void;
      drawImage(image: unknown, x: number, y: number): void;
      getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
    };
  };
}

interface View {
  layers: LayerRef[];
  canvases: unknown[];
  raw: Buffer[];
  lines: VisibleLines;
  /** A contiguous copy of as many bytes as are visible. */
  shown: Uint8Array;
}

export async function benchNodeCompositing(): Promise<Table[]> {
  const core = await loadCore();
  const { createCanvas } = await loadPeer<CanvasLibrary>('@napi-rs/canvas');
  const views = Array.from({ length: VIEWS }, (_, view): View => {
    const pixels = Array.from({ length: LAYERS }, (_, layer) => makeLayer(layer, view));
    const payloads = pixels.map((data) =>
      core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data }),
    );
    const lines = findVisibleLines(payloads);
    return {
      layers: payloads.map((payload, z) => ({ payload, z })),
      lines,
      shown: new Uint8Array(lines.tileBytes).fill(1),
      canvases: pixels.map((data) => {
        const canvas = createCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
        const context = canvas.getContext('2d');
        const image = context.createImageData(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
        image.data.set(data);
        context.putImageData(image, 0, 0);
        return canvas;
      }),
      raw: pixels.map((data) => Buffer.from(data.buffer)),
    };
  });
  const target = createCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX).getContext('2d');
  const cleared = new Uint8Array(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  const copied = new Uint8Array(Math.max(...views.map(({ shown }) => shown.length)));
  const raw = { width: CANVAS_WIDTH_PX, height: CANVAS_HEIGHT_PX, channels: 4 } as const;
  const ways = {
    'ours: borrowed bytes': ({ layers }: View) => core.borrowComposed({ layers }, 'premultiplied'),
    [READING_LINES]: ({ lines }: View) => {
      cleared.fill(0);
      return readLines(lines);
    },
    [IN_ONE_PIECE]: ({ shown }: View) => {
      copied.set(shown);
      cleared.fill(0);
    },
    'ours: straight bytes': ({ layers }: View) => core.compose({ layers }),
    '@napi-rs/canvas: drawImage': ({ canvases }: View) => {
      target.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
      for (const canvas of canvases) target.drawImage(canvas, 0, 0);
      // Reading one pixel makes the canvas finish its queued drawing.
      return target.getImageData(0, 0, 1, 1).data;
    },
  };
  // A second time makes no difference to sharp, and it is slow.
  const slow = {
    'sharp: composite': ({ raw: [lowest, ...others] }: View) =>
      sharp(lowest, { raw })
        .composite(others.map((input) => ({ input, raw })))
        .raw()
        .toBuffer(),
  };
  const tables: Table[] = [];
  for (const leadIns of [0, 1]) {
    const times = await interleave<View>(leadIns === 0 ? { ...ways, ...slow } : ways, views, {
      rounds: ROUNDS,
      warmUpRounds: WARM_UP_ROUNDS,
      leadIns,
      isBest: flags.isBest,
    });
    const p50 = (way: string): number => summarise(times[way] ?? []).p50;
    const ours = p50('ours: borrowed bytes');
    const bound = p50(READING_LINES);
    const rows = Object.entries(times).map(([way, samples]): Row => {
      const summary = summarise(samples);
      return {
        way,
        'ms a view': short(summary.p50),
        min: short(summary.min),
        spread: short(summary.spread),
        [RATIO]: short(summary.p50 / ours),
        'times the memory bound': short(summary.p50 / bound),
      };
    });
    tables.push({
      name: leadIns === 0 ? 'compositing' : 'compositing again',
      title: `${LAYERS} layers of ${CANVAS_WIDTH_PX}x${CANVAS_HEIGHT_PX} in Node, ${leadIns === 0 ? 'after others used the caches' : 'the same view for the second time'}`,
      rows,
    });
  }
  return tables;
}
