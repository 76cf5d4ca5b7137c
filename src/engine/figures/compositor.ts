/**
 * The figure compositor of the core's worker, the avatar host and the page: from packs to compose requests, views and
 * six-view sheets. Pure but for the core that the caller passes; fetching, caching and encoding belong to the caller.
 */
import { COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { type ItemLookup, packsOf } from '../../shared/art/dress.ts';
import type { PackedLayer } from '../../shared/art/layer-pack.ts';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import type { Customization } from '../../shared/rules/slots.ts';
import { type OwnedImage, visibleBox } from '../core/rgba.ts';
import type { ComposeRequest, Core, LayerRef, RgbaImage } from '../core/types.ts';
import { blankSheet, FRAMES, placeView, ROTATION_OF_COLUMN } from './frames.ts';
import type { FigureRequest, FrameSize } from './types.ts';

/**
 * The figure of a look. `storageBase` is put before each pack's URL; '' is the page's own origin. `hairTopPx` is the hair
 * line of something that is worn besides; 0 for none.
 */
export function figureOfLook(
  manifest: Pick<ArtManifest, 'bodies'>,
  items: ItemLookup,
  look: Customization,
  { storageBase = '', hairTopPx = 0 }: { storageBase?: string; hairTopPx?: number } = {},
): FigureRequest {
  const packs = packsOf(manifest, items, look, hairTopPx).map((pack) => ({
    ...pack,
    url: `${storageBase}${pack.url}`,
  }));
  return { packs, width: look.width, height: look.height };
}

/** A figure whose packs have any kind of address. */
export interface FigureSource<Pack extends { clipTopPx?: number | undefined }> {
  packs: readonly Pack[];
  width: number;
  height: number;
}

/** The compose request of one view: rotation 0 to 5, any frame size. */
export type ViewRequests = (rotation: number, size: FrameSize) => ComposeRequest;

/**
 * Reads the packs of a figure and returns its compose requests. All views share one `figureTopPx`, so that a tall figure
 * keeps its height when it turns. Rejects when `readPack` does.
 */
export async function loadFigure<Pack extends { clipTopPx?: number | undefined }>(
  core: Pick<Core, 'topOfLayers'>,
  figure: FigureSource<Pack>,
  readPack: (pack: Pack) => Promise<readonly PackedLayer[]>,
): Promise<ViewRequests> {
  const worn = await Promise.all(
    figure.packs.map(async (pack) => ({ layers: await readPack(pack), clipTopPx: pack.clipTopPx })),
  );
  const layersOf = (rotation: number): LayerRef[] =>
    worn.flatMap(({ layers, clipTopPx }) =>
      layers
        .filter((layer) => layer.rotation === rotation)
        .map(({ payload, z }): LayerRef => (clipTopPx === undefined ? { payload, z } : { payload, z, clipTopPx })),
    );
  const views = COLUMN_OF_ROTATION.map((_, rotation) => layersOf(rotation));
  const figureTopPx = Math.min(...views.map((layers) => core.topOfLayers(layers)));
  const { width, height } = figure;
  return (rotation, size) => {
    const { widthPx: outWidthPx, heightPx: outHeightPx } = FRAMES[size];
    return { layers: views[rotation] ?? [], width, height, figureTopPx, outWidthPx, outHeightPx };
  };
}

export interface SheetOptions {
  size: FrameSize;
  alpha: 'straight' | 'premultiplied';
  /** Awaited between two views, so that a worker can handle messages that arrived in the meantime. */
  pause?: () => Promise<void>;
}

/**
 * Composites the six views in sheet order and passes each to `onView` with its column. The picture is borrowed from the
 * core: `onView` must read it before it awaits anything.
 */
export async function drawViews(
  core: Pick<Core, 'borrowComposed'>,
  views: ViewRequests,
  { size, alpha, pause }: SheetOptions,
  onView: (view: RgbaImage, column: number) => void | Promise<void>,
): Promise<void> {
  for (const [column, rotation] of ROTATION_OF_COLUMN.entries()) {
    if (column > 0) await pause?.();
    await onView(core.borrowComposed(views(rotation, size), alpha), column);
  }
}

/** The six views side by side in sheet order. */
export async function drawSheet(
  core: Pick<Core, 'borrowComposed'>,
  views: ViewRequests,
  options: SheetOptions,
): Promise<OwnedImage> {
  const sheet = blankSheet(options.size);
  await drawViews(core, views, options, (view, column) => placeView(sheet, view, column));
  return sheet;
}

/**
 * The full-size view of `rotation` if it has visible pixels, else the first view that has. Null prefers none. Throws a
 * RangeError when all six views are transparent.
 */
export function drawVisibleView(core: Pick<Core, 'compose'>, views: ViewRequests, rotation: number | null): RgbaImage {
  const rotations = COLUMN_OF_ROTATION.map((_, each) => each);
  for (const candidate of rotation === null ? rotations : [rotation, ...rotations]) {
    const view = core.compose(views(candidate, 'full'));
    if (visibleBox(view) !== null) return view;
  }
  throw new RangeError('no view of the figure has a visible pixel');
}
