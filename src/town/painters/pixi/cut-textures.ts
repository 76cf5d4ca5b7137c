/** The two pieces of a figure's picture, as textures of the same source and of the same size as the whole. */
import { Rectangle, Texture } from 'pixi.js';

export interface CutTextures {
  readonly upper: Texture;
  readonly legs: Texture;
}

interface Cut extends CutTextures {
  row: number;
}

/** A picture that is released takes its pieces with it. */
const cuts = new WeakMap<Texture, Cut>();

/** `row`: the first row of the legs, in rows of the whole picture. */
export function cutTexture(texture: Texture, row: number): CutTextures {
  const known = cuts.get(texture);
  if (known?.row === row) return known;
  const cut = { row, upper: pieceOf(texture, 0, row), legs: pieceOf(texture, row, texture.height) };
  cuts.set(texture, cut);
  return cut;
}

/** The rows from `top` to `bottom`; the rest of the texture is transparent. */
function pieceOf(texture: Texture, top: number, bottom: number): Texture {
  const { source, frame, orig } = texture;
  const trim = texture.trim ?? new Rectangle(0, 0, orig.width, orig.height);
  const first = Math.min(trim.y + trim.height, Math.max(trim.y, top));
  const last = Math.max(first, Math.min(trim.y + trim.height, bottom));
  return new Texture({
    source,
    frame: new Rectangle(frame.x, frame.y + first - trim.y, frame.width, last - first),
    orig: orig.clone(),
    trim: new Rectangle(trim.x, first, trim.width, last - first),
  });
}
