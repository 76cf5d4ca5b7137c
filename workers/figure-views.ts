/** Views of a figure: which layers a view has, how large its frames are, and six of them as one sheet. */
import type { FigureRequest, FrameSize } from '../src/engine/figure-types.ts';
import type { ComposeRequest, Core, LayerRef, RgbaImage } from '../src/engine/core/types.ts';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  COLUMN_OF_ROTATION,
  HALF_HEIGHT_PX,
  HALF_WIDTH_PX,
  TOWN_FRAME_HEIGHT_PX,
  TOWN_FRAME_WIDTH_PX,
  TOWN_HALF_FRAME_HEIGHT_PX,
  TOWN_HALF_FRAME_WIDTH_PX,
} from '../src/shared/art/avatar-sizes.ts';
import type { PackCache } from './pack-cache.ts';

interface Size {
  widthPx: number;
  heightPx: number;
}

export const FRAME_SIZES: Readonly<Record<FrameSize, Size>> = {
  full: { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX },
  half: { widthPx: HALF_WIDTH_PX, heightPx: HALF_HEIGHT_PX },
  town: { widthPx: TOWN_FRAME_WIDTH_PX, heightPx: TOWN_FRAME_HEIGHT_PX },
  townHalf: { widthPx: TOWN_HALF_FRAME_WIDTH_PX, heightPx: TOWN_HALF_FRAME_HEIGHT_PX },
};

/** Views in the order of a sheet's columns. */
const ROTATION_OF_COLUMN: readonly number[] = COLUMN_OF_ROTATION.map((_, column) =>
  COLUMN_OF_ROTATION.findIndex((at) => at === column),
);

/** Fetches what a figure wears; answers the compose request of any of its views, all of one height. */
export async function gatherFigure(
  figure: FigureRequest,
  packs: Pick<PackCache, 'take'>,
  core: Core,
): Promise<(rotation: number, size: FrameSize) => ComposeRequest> {
  const worn = await Promise.all(
    figure.packs.map(async (pack) => ({ layers: await packs.take(pack.url), clipTopPx: pack.clipTopPx })),
  );
  const layersOf = (rotation: number): LayerRef[] =>
    worn.flatMap(({ layers, clipTopPx }) =>
      layers
        .filter((layer) => layer.rotation === rotation)
        .map(({ payload, z }): LayerRef => (clipTopPx === undefined ? { payload, z } : { payload, z, clipTopPx })),
    );
  const views = ROTATION_OF_COLUMN.map((_, rotation) => layersOf(rotation));
  const figureTopPx = Math.min(...views.map((layers) => core.topOfLayers(layers)));
  return (rotation, size) => {
    const { widthPx, heightPx } = FRAME_SIZES[size];
    const { width, height } = figure;
    const layers = views[rotation] ?? [];
    return { layers, width, height, figureTopPx, outWidthPx: widthPx, outHeightPx: heightPx };
  };
}

/** Lets messages that wait be handled: a path request must not stand behind six views. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Composites the six views one after the other and hands each to `place` with its column: borrowed, so that what waits
 * must have read it before.
 */
export async function composeViews(
  core: Core,
  view: (rotation: number, size: FrameSize) => ComposeRequest,
  how: { size: FrameSize; alpha: 'straight' | 'premultiplied' },
  place: (frame: RgbaImage, column: number) => void | Promise<void>,
): Promise<void> {
  for (const [column, rotation] of ROTATION_OF_COLUMN.entries()) {
    if (column > 0) await breathe();
    await place(core.borrowComposed(view(rotation, how.size), how.alpha), column);
  }
}
