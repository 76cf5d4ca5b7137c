/**
 * The core's thread: loads the module, fetches packed layers, and draws figures onto canvases, bitmaps and sheets. Owns the
 * page's only core (with its location), the pack cache and the canvases of open previews. Contains no rules of its own.
 */
import * as Comlink from 'comlink';
import type { FigureRequest, FrameSize, SheetBitmapSize } from '../src/engine/figures/types.ts';
import { createPicturesAndGames, createWalkers } from '../src/engine/core/core.ts';
import { findHeadStarts } from '../src/engine/core/head-starts.ts';
import { findGoalRuns } from '../src/engine/core/goal-runs.ts';
import { planWalk } from '../src/engine/core/plan-walk.ts';
import type { OwnedImage } from '../src/engine/core/rgba.ts';
import type { RgbaImage, Walking } from '../src/engine/core/types.ts';
import type { TrimmedSheet } from '../src/engine/figures/trimmed-sheet.ts';
import { closeUpBox, drawCloseUp } from '../src/engine/figures/close-up.ts';
import { drawSheet, drawViews, drawVisibleView, loadFigure } from '../src/engine/figures/compositor.ts';
import { loadPictureModule, loadWalkingModule } from './core-module.ts';
import type { PackRef } from '../src/shared/art/dress.ts';
import type { CoreWorkerApi, PreviewRequest } from './core-worker-api.ts';
import { createHeldSheets } from './held-sheets.ts';
import { createPackCache } from './pack-cache.ts';
import { closeBitmaps, cutIntoBitmaps } from './picture-bitmaps.ts';
import { trimSheet, trimView } from './trim-sheet.ts';

const PACK_BUDGET_BYTES = 96 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 15_000;

// No top-level await: messages that arrive before it resolves would be lost.
const ready = loadPictureModule().then(createPicturesAndGames);
// Every call awaits `ready` and reports its failure; this avoids an additional unhandled rejection.
ready.catch(() => undefined);

let walkers: Promise<Walking> | undefined;
/** Pages without the town need no location, and do not load what walks in it. */
const walking = (): Promise<Walking> =>
  (walkers ??= loadWalkingModule().then((exports) => createWalkers(exports, () => performance.now())));

const fetched = createPackCache(fetchPack, PACK_BUDGET_BYTES);
const sheets = createHeldSheets();
const readPack = ({ url }: PackRef) => sheets.take(url) ?? fetched.take(url);

interface Preview {
  canvas: OffscreenCanvas;
  /** Taken once: Firefox refuses to give the context of a page's canvas to its worker a second time. */
  context: OffscreenCanvasRenderingContext2D | null;
  latestSerial: number;
}
const previews = new Map<number, Preview>();

/** Origins from which layers may be downloaded: the page's own, and those that the page adds (its storage host). */
const packOrigins = new Set([self.location.origin]);

async function fetchPack(url: string): Promise<Uint8Array> {
  const address = new URL(url, self.location.origin);
  if (!packOrigins.has(address.origin)) throw new Error(`${address.origin} is not an allowed origin of layers`);
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const toImageData = ({ data, widthPx, heightPx }: RgbaImage): ImageData =>
  new ImageData(data as Uint8ClampedArray<ArrayBuffer>, widthPx, heightPx);

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the canvas has no drawing context');
  return context;
}

/** Lets pending messages run: a path request must not wait for all six views. */
const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function composeSheet(figure: FigureRequest, size: SheetBitmapSize): Promise<ImageBitmap[]> {
  const core = await ready;
  const views = await loadFigure(core, figure, readPack);
  const bitmaps: ImageBitmap[] = [];
  try {
    await drawViews(core, views, { size, alpha: 'straight', pause: yieldToEventLoop }, async (view) => {
      bitmaps.push(...(await cutIntoBitmaps(view)));
    });
  } catch (error) {
    closeBitmaps(bitmaps);
    throw error;
  }
  return bitmaps;
}

async function composeTrimmed(figure: FigureRequest, size: SheetBitmapSize): Promise<TrimmedSheet[]> {
  const core = await ready;
  const views = await loadFigure(core, figure, readPack);
  const trimmed: TrimmedSheet[] = [];
  try {
    await drawViews(core, views, { size, alpha: 'straight', pause: yieldToEventLoop }, async (view) => {
      trimmed.push(await trimView(view));
    });
  } catch (error) {
    closeBitmaps(trimmed.map(({ bitmap }) => bitmap));
    throw error;
  }
  return trimmed;
}

async function composeSheetPixels(figure: FigureRequest, size: FrameSize): Promise<OwnedImage> {
  const core = await ready;
  const views = await loadFigure(core, figure, readPack);
  return drawSheet(core, views, { size, alpha: 'premultiplied', pause: yieldToEventLoop });
}

async function showPreview({ previewId, serial, figure, rotation, size }: PreviewRequest): Promise<boolean> {
  const preview = previews.get(previewId);
  if (preview === undefined) return false;
  preview.latestSerial = Math.max(preview.latestSerial, serial);
  const core = await ready;
  const views = await loadFigure(core, figure, readPack);
  if (preview.latestSerial !== serial || !previews.has(previewId)) return false;
  const frame = core.borrowComposed(views(rotation, size), 'straight');
  const { canvas } = preview;
  preview.context ??= contextOf(canvas);
  if (canvas.width !== frame.widthPx) canvas.width = frame.widthPx;
  if (canvas.height !== frame.heightPx) canvas.height = frame.heightPx;
  preview.context.putImageData(toImageData(frame), 0, 0);
  return true;
}

async function holdSheet(sheet: Blob, z: number): Promise<string> {
  const core = await ready;
  const picture = await createImageBitmap(sheet);
  try {
    const context = contextOf(new OffscreenCanvas(picture.width, picture.height));
    context.drawImage(picture, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, picture.width, picture.height);
    return sheets.hold(core, { widthPx: width, heightPx: height, data }, z);
  } finally {
    picture.close();
  }
}

async function drawItemCloseUp(url: string, rotation: number | null, sidePx: number): Promise<Blob> {
  const core = await ready;
  const views = await loadFigure(core, { packs: [{ url }], width: 1, height: 1 }, readPack);
  const view = drawVisibleView(core, views, rotation);
  const picture = drawCloseUp(core, view, closeUpBox(view, 'padded'), sidePx);
  const canvas = new OffscreenCanvas(sidePx, sidePx);
  contextOf(canvas).putImageData(toImageData(picture), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

const api: CoreWorkerApi = {
  allowPackOrigins(origins) {
    for (const origin of origins) packOrigins.add(origin);
  },
  async setLocation(location, bake) {
    const walkers = await walking();
    const info = walkers.setLocation(location, bake);
    walkers.ready().catch((error: unknown) => console.warn('preparing the tables of paths failed:', error));
    return info;
  },
  async planWalk(from, goal, ahead) {
    const plan = planWalk(await walking(), from, goal, ahead);
    return plan.status === 'found' ? Comlink.transfer(plan, [plan.points.buffer]) : plan;
  },
  async findGoalRuns(from, to) {
    return findGoalRuns(await walking(), from, to);
  },
  async slide(request) {
    const runs = (await walking()).slide(request);
    return Comlink.transfer(runs, [runs.buffer]);
  },
  async findHeadStarts(x8, y8) {
    const starts = findHeadStarts(await walking(), x8, y8);
    return Comlink.transfer(starts, [starts.runs.buffer]);
  },
  async startMatch3(seed) {
    return (await ready).startMatch3(seed);
  },
  async swapMatch3(swap) {
    return (await ready).swapMatch3(swap);
  },
  async replayMatch3(seed, log) {
    return (await ready).replayMatch3(seed, log);
  },
  async composeSheet(figure, size) {
    const bitmaps = await composeSheet(figure, size);
    return Comlink.transfer(bitmaps, bitmaps);
  },
  async composeTrimmed(figure, size) {
    const trimmed = await composeTrimmed(figure, size);
    return Comlink.transfer(
      trimmed,
      trimmed.map(({ bitmap }) => bitmap),
    );
  },
  async composeSheetPixels(figure, size) {
    const sheet = await composeSheetPixels(figure, size);
    return Comlink.transfer(sheet, [sheet.data.buffer]);
  },
  trimSheet(sheet, frameCount) {
    const trimmed = trimSheet(sheet, frameCount);
    return Comlink.transfer(trimmed, [trimmed.bitmap]);
  },
  openPreview: (previewId, canvas) => void previews.set(previewId, { canvas, context: null, latestSerial: 0 }),
  showPreview,
  closePreview: (previewId) => void previews.delete(previewId),
  holdSheet,
  dropSheet: (url) => sheets.drop(url),
  drawCloseUp: drawItemCloseUp,
};

Comlink.expose(api);
