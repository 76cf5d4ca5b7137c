/** The boutique's own door in the town: beside its show window, which opens the store as before. */
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { gradient } from '../../kit/light.ts';
import { dot, part, stroke } from '../../kit/shade.ts';
import { arch, roundRect } from '../../kit/shapes.ts';
import type { LocationEntrance } from '../design.ts';
import { type DoorDesign, doorLight } from '../door-parts.ts';
import { ENTRANCE_TEXTS } from './texts.ts';

/** Over the left part of the show window of the house. */
const LEAF = { x: 1798, y: 466, w: 58, h: 140 };

const DOOR: DoorDesign = {
  key: 'boutique-door',
  screen: '',
  to: 'boutique-inside',
  stand: { x: 1766, y: 664 },
  view: 3,
  depth: 0,
  outlines: [arch(LEAF.x - 7, LEAF.y - 7, LEAF.w + 14, LEAF.h + 7, 30)],
};

function leaf(): string {
  const { x, y, w, h } = LEAF;
  const glass = arch(x + 10, y + 14, w - 20, 62, 18);
  return (
    part(arch(x - 7, y - 7, w + 14, h + 7, 30), '#fff6f4', { shadow: 4, outline: 2.6 }) +
    part(arch(x, y, w, h, 26), '#8e6fc8', { shadow: 6, outline: 2.4 }) +
    gradient(
      [
        [0, '#ffd79a'],
        [1, '#fff0cf'],
      ],
      glass,
    ) +
    stroke(glass, '#fff6f4', 3) +
    stroke(`M${x + w / 2},${y + 16}L${x + w / 2},${y + 76}`, '#fff6f4', 2.6) +
    part(roundRect(x + 12, y + 92, w - 24, 34, 5), '#9d80d4', { shadow: 3, rim: 2, outline: 2 }) +
    dot(x + w - 9, y + 86, 3.6, '#ffd166')
  );
}

export const ENTRANCE: LocationEntrance = {
  from: LOCATION_SLUG,
  door: DOOR,
  texts: ENTRANCE_TEXTS,
  source: 'locations/boutique-inside/entrance.ts',
  parts: [
    {
      name: 'boutique-door',
      door: DOOR.key,
      when: 'always',
      box: [LEAF.x - 12, LEAF.y - 12, LEAF.x + LEAF.w + 12, LEAF.y + LEAF.h + 6],
      depth: 0,
      art: leaf,
    },
    doorLight(DOOR),
  ],
};
