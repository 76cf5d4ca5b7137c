/** A resting figure of the town, for tests of plans and painters. */
import { createTrack } from '../../../src/engine/interpolation.ts';
import { bareCustomization } from '../../../src/shared/rules/slots.ts';
import type { Figure } from '../../../src/town/state/figures.ts';
import type { LabelFace } from '../../../src/town/state/label-face.ts';

/** A player with that username and socket id; the own one is called `me`. */
export function figureOf(name: string, x: number, y: number, change: Partial<Figure> = {}): Figure {
  const isSelf = name === 'me';
  return {
    player: {
      socketId: name,
      netId: null,
      isSelf,
      user: { username: name, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
      state: { x, y, frame: 0 },
    },
    track: createTrack(x, y, 0),
    guest: null,
    walk: null,
    shown: { x, y, view: 3, isMoving: false },
    gait: { phase: 0, weight: 0 },
    gesture: null,
    glance: null,
    alpha: 1,
    lastX: x,
    lastY: y,
    rank: isSelf ? 2 : 0,
    tag: null,
    bubbles: null,
    ...change,
  };
}

/** A label of that size, without a picture. */
export const faceOf = (key: string, widthPx = 80, heightPx = 24): LabelFace => ({
  key,
  widthPx,
  heightPx,
  marginPx: 2,
  draw: () => undefined,
});
