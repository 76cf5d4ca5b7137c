/** The named places of the town: areas by their corners, and a walkable point in each. This file is data. */
import type { Place } from '../../shared/rules/places.ts';
import type { Pt } from '../kit/path.ts';

const inBox = (key: string, [x0, y0, x1, y1]: readonly [number, number, number, number], go: Pt): Place => ({
  key,
  area: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
  go: { x: go[0], y: go[1] },
});

const inside = (key: string, area: Pt[], go: Pt): Place => ({ key, area, go: { x: go[0], y: go[1] } });

export const PLACES: readonly Place[] = [
  inside(
    'pier',
    [
      [60, 694],
      [706, 690],
      [720, 828],
      [60, 830],
    ],
    [390, 764],
  ),
  inside(
    'beach',
    [
      [640, 694],
      [760, 662],
      [820, 656],
      [790, 930],
      [772, 900],
      [720, 826],
    ],
    [722, 742],
  ),
  inBox('arch', [748, 790, 1050, 850], [898, 830]),
  inBox('boathouse', [752, 292, 1052, 790], [850, 780]),
  inBox('bakery', [1052, 60, 1432, 700], [1250, 664]),
  inBox('board', [1240, 690, 1440, 900], [1424, 874]),
  inBox('bloom', [1432, 150, 1762, 720], [1540, 664]),
  inBox('boutique', [1762, 70, 2134, 690], [1816, 664]),
  inBox('market', [1762, 690, 2134, 900], [1960, 840]),
  inBox('stage', [2134, 186, 2440, 790], [2298, 668]),
  inBox('hall', [2440, 28, 2913, 690], [2530, 664]),
  inBox('fountain', [2400, 690, 2930, 870], [2665, 866]),
  inBox('plaza', [2240, 690, 3040, 974], [2665, 920]),
  inBox('cafe', [2904, 96, 3322, 690], [3205, 664]),
  inBox('terrace', [2960, 690, 3410, 880], [3110, 860]),
  inBox('books', [3322, 84, 3642, 700], [3424, 664]),
  inBox('ice', [3642, 120, 3988, 700], [3894, 664]),
  inBox('hopscotch', [3620, 770, 3850, 860], [3700, 820]),
  inBox('statue', [3890, 700, 4070, 850], [3910, 806]),
  inBox('arcade', [3988, 100, 4400, 700], [4084, 664]),
  inBox('gazebo', [4380, 420, 4710, 800], [4545, 790]),
  inBox('pond', [4710, 630, 5130, 790], [4900, 765]),
  inBox('park', [4400, 560, 5164, 974], [4880, 890]),
];
