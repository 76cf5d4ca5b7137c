/**
 * The export list of pictures: part of the core, and of the package's module of its own. Exports validate their input
 * and never trap.
 */
import { ARENA, ARENA_BYTES } from '../memory/layout';

export { packPicture, payloadAddress } from './pack';
export { admitLayer, layerRoom } from './layer';
export { clearStack, dropLayers, stackLayer } from './stack';
export { composeLayers, composeTight } from './compose';
export { writeCanvas } from './output';
export { halvePicture, pictureRoom, resizePicture, resizedAddress } from './picture';

export function arenaAddress(): usize {
  return ARENA;
}
export function arenaBytes(): usize {
  return ARENA_BYTES;
}
