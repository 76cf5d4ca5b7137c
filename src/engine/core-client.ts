/**
 * The page's client of the core's worker. Owns the worker and the numbers of its requests; the worker owns the location.
 * A path request that a newer one replaced resolves 'stale', a preview request resolves false.
 */
import * as Comlink from 'comlink';
import type { CoreWorkerApi } from '../../workers/core-worker-api.ts';
import type { AvatarPreview, CoreClient, FigureRequest, FrameSize, SheetBitmapSize } from './client-types.ts';
import type { RgbaImage, WalkPlan } from './core/types.ts';
import type { TrimmedSheet } from './figures/trimmed-sheet.ts';
import { packOrigins } from './pack-origins.ts';
import { watchWorker } from './worker-failure.ts';

/**
 * Starts the worker; `dispose` stops it and all its previews. A page has one, which `page-core.ts` shares. `onFailure` is
 * called when the worker fails; all calls reject from then on.
 */
export function createCoreClient(onFailure?: () => void): CoreClient {
  const worker = new Worker(new URL('../../workers/core.worker.ts', import.meta.url), { type: 'module', name: 'core' });
  const remote = Comlink.wrap<CoreWorkerApi>(worker);
  let latestPath = 0;
  let previewCount = 0;

  const { orFail } = watchWorker(worker, 'the core worker could not start', onFailure);
  // Messages keep their order, so the worker has the origins before the first request for a layer.
  remote.allowPackOrigins(packOrigins()).catch(() => undefined);

  function composeSheet(figure: FigureRequest, size: SheetBitmapSize, form?: 'bitmap'): Promise<ImageBitmap[]>;
  function composeSheet(figure: FigureRequest, size: SheetBitmapSize, form: 'trimmed'): Promise<TrimmedSheet[]>;
  function composeSheet(figure: FigureRequest, size: FrameSize, form: 'pixels'): Promise<RgbaImage>;
  function composeSheet(
    ...[figure, size, form]:
      | [figure: FigureRequest, size: SheetBitmapSize, form?: 'bitmap' | 'trimmed']
      | [figure: FigureRequest, size: FrameSize, form: 'pixels']
  ) {
    if (form === 'pixels') return orFail<RgbaImage>(remote.composeSheetPixels(figure, size));
    return form === 'trimmed'
      ? orFail<TrimmedSheet[]>(remote.composeTrimmed(figure, size))
      : orFail<ImageBitmap[]>(remote.composeSheet(figure, size));
  }

  function openPreview(canvas: HTMLCanvasElement): AvatarPreview {
    const previewId = ++previewCount;
    const offscreen = canvas.transferControlToOffscreen();
    const opened = orFail(remote.openPreview(previewId, Comlink.transfer(offscreen, [offscreen])));
    opened.catch(() => undefined);
    let serial = 0;
    return {
      async show(figure, rotation, size) {
        serial++;
        const request = { previewId, serial, figure, rotation, size };
        const isDrawn = await orFail(remote.showPreview(request));
        return isDrawn && request.serial === serial;
      },
      close() {
        serial++;
        remote.closePreview(previewId).catch(() => undefined);
      },
    };
  }

  return {
    setLocation: (location, bake) => orFail(remote.setLocation(location, bake)),
    async planWalk(from, goal, ahead) {
      const serial = ++latestPath;
      const result = await orFail<WalkPlan>(remote.planWalk(from, goal, ahead));
      return serial === latestPath ? result : { status: 'stale' };
    },
    findGoalRuns: (from, to) => orFail(remote.findGoalRuns(from, to)),
    slide: (request) => orFail(remote.slide(request)),
    findHeadStarts: (x8, y8) => orFail(remote.findHeadStarts(x8, y8)),
    composeSheet,
    trimSheet: (sheet, frameCount) => orFail(remote.trimSheet(Comlink.transfer(sheet, [sheet]), frameCount)),
    openPreview,
    holdSheet: (sheet, z) => orFail(remote.holdSheet(sheet, z)),
    dropSheet: (url) => void remote.dropSheet(url).catch(() => undefined),
    drawCloseUp: (url, rotation, sidePx) => orFail(remote.drawCloseUp(url, rotation, sidePx)),
    startMatch3: (seed) => orFail(remote.startMatch3(seed)),
    swapMatch3: (swap) => orFail(remote.swapMatch3(swap)),
    replayMatch3: (seed, log) => orFail(remote.replayMatch3(seed, log)),
    dispose() {
      remote[Comlink.releaseProxy]();
      worker.terminate();
    },
  };
}
