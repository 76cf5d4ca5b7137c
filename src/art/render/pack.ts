/** Packed layers: what the core composites, as one file an item or body. */
import { readLayerPack, writeLayerPack } from '../../shared/art/layer-pack.ts';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { type DrawnLayer, layerPixels } from './layers.ts';

/** Rasterises every layer once and packs it. */
export function packLayers(core: Core, layers: readonly DrawnLayer[]): Uint8Array {
  return writeLayerPack(
    layers.map((layer) => ({
      rotation: layer.rotation,
      z: layer.z,
      payload: core.packLayer(layerPixels(layer)),
    })),
  );
}

/** One rotation of packed layers as pixels again: sheets need no second rasterising. */
export function unpackRotation(core: Core, packs: readonly Uint8Array[], rotation: number): RgbaImage {
  const layers = packs.flatMap((pack) => readLayerPack(pack)).filter((layer) => layer.rotation === rotation);
  return core.compose({ layers: layers.map(({ payload, z }) => ({ payload, z })) });
}
