/** Piercings: small hard things on the face. */
import { ringOf, stud } from '../accessories/jewels.ts';
import { face } from '../../figure/head.ts';
import { drawnSide } from '../../figure/views.ts';
import { boxOf, finishOnFace } from '../rarity.ts';
import type { Draw } from '../types.ts';
/** A nose ring and an eyebrow stud, both on the character's left. */
export const noseRing: Draw = (c) => {
  const f = face(c.v);
  if (!f) return {};
  const [x, y] = f.nose;
  const near = drawnSide(c.v, 1);
  const ring =
    c.v.id === 'F'
      ? ringOf(c, x + near * 7, y + 4, 5.5)
      : near > 0 || c.v.id === 'Q'
        ? ringOf(c, x + (c.v.id === 'S' ? 9 : 2), y + 5, 5.5)
        : '';
  return finishOnFace(c, ring, boxOf([[x, y + 6]], 12));
};

/** Two studs over the brow. */
export const browStuds: Draw = (c) => {
  const e = face(c.v)?.eyes.find((eye) => eye.side === drawnSide(c.v, 1));
  if (e === undefined) return {};
  const pair = stud(c, e.x + 21 * e.sx, e.y - 42, 5) + stud(c, e.x + 27 * e.sx, e.y - 31, 5);
  return finishOnFace(c, pair, boxOf([[e.x + 24 * e.sx, e.y - 36]], 12));
};

/** A ring through the lower lip, left of its middle. */
export const lipRing: Draw = (c) => {
  const m = face(c.v)?.mouth;
  if (m === undefined || (c.v.id === 'S' && drawnSide(c.v, 1) < 0)) return {};
  const x = m.x + 9 * m.sx * (c.v.mirrored ? -1 : 1);
  return finishOnFace(c, ringOf(c, x, m.y + 5, 7), boxOf([[x, m.y + 8]], 14));
};
