/**
 * The container of packed layers that the core composites: every layer of one item or body for one fit, in all six views.
 * On disk and on the wire it is brotli-compressed as a whole. Little endian:
 *
 *   u32 magic 'PLAY' | u8 version | u8 layerCount | u16 reserved | layerCount x entry | payloads
 *   entry = u8 rotation | u8 reserved | i16 z | u32 offset | u32 byteLength
 *
 * `rotation` is the view (not the sheet column), `z` the layer's place in the stack (body 0), a payload is one layer as
 * the core's `packLayer` returns it; only the core reads it. Offsets count from the start of the container and are
 * multiples of 16.
 */
const PACK_MAGIC = 0x59414c50;
const PACK_VERSION = 1;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const align = (at: number): number => (at + 15) & ~15;

export interface PackedLayer {
  rotation: number;
  z: number;
  payload: Uint8Array;
}

/** Joins layers into one container; throws a RangeError for more than 255 layers. */
export function writeLayerPack(layers: readonly PackedLayer[]): Uint8Array {
  if (layers.length > 255) throw new RangeError(`a layer pack holds at most 255 layers, not ${layers.length}`);
  let end = align(HEADER_BYTES + layers.length * ENTRY_BYTES);
  const offsets = layers.map((layer) => {
    const offset = end;
    end = align(offset + layer.payload.byteLength);
    return offset;
  });
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, PACK_MAGIC, true);
  view.setUint8(4, PACK_VERSION);
  view.setUint8(5, layers.length);
  layers.forEach((layer, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const offset = offsets[index] ?? 0;
    view.setUint8(at, layer.rotation);
    view.setInt16(at + 2, layer.z, true);
    view.setUint32(at + 4, offset, true);
    view.setUint32(at + 8, layer.payload.byteLength, true);
    bytes.set(layer.payload, offset);
  });
  return bytes;
}

/** Reads a container without copying payloads; throws a RangeError that says what is wrong with a broken one. */
export function readLayerPack(bytes: Uint8Array): PackedLayer[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0, true) !== PACK_MAGIC) {
    throw new RangeError('not a layer pack');
  }
  if (view.getUint8(4) !== PACK_VERSION) throw new RangeError(`layer pack version ${view.getUint8(4)} is not known`);
  const count = view.getUint8(5);
  if (HEADER_BYTES + count * ENTRY_BYTES > bytes.byteLength) throw new RangeError('layer pack is truncated');
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const offset = view.getUint32(at + 4, true);
    const length = view.getUint32(at + 8, true);
    if (offset + length > bytes.byteLength) throw new RangeError('layer pack is truncated');
    return {
      rotation: view.getUint8(at),
      z: view.getInt16(at + 2, true),
      payload: bytes.subarray(offset, offset + length),
    };
  });
}
