/** Columns of a picture as textures of the same source: what a soft edge shows of it, each part with a share of its own. */
import { Rectangle, Texture } from 'pixi.js';

/** By where they begin and end. A picture that is released takes its parts with it. */
const parts = new WeakMap<Texture, Map<string, Texture>>();

/** `from` and `to`: shares of the picture's width, 0 to 1. */
export function columnsOf(texture: Texture, from: number, to: number): Texture {
  let known = parts.get(texture);
  if (known === undefined) parts.set(texture, (known = new Map()));
  const key = `${from} ${to}`;
  let part = known.get(key);
  if (part === undefined) known.set(key, (part = cut(texture, from, to)));
  return part;
}

function cut({ source, frame }: Texture, from: number, to: number): Texture {
  const width = (to - from) * frame.width;
  return new Texture({ source, frame: new Rectangle(frame.x + from * frame.width, frame.y, width, frame.height) });
}
