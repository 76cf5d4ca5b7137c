/** The forty spots where lanterns can be, by zone. Coordinates are map pixels of the foot point; all are walkable. */
export interface LanternSpot {
  /** 1 to 40; a zone has five in a row. */
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

export const SPOTS_IN_ZONE = 5;

const TABLE: readonly (readonly [x: number, y: number])[] = [
  [104, 772],
  [236, 724],
  [366, 790],
  [500, 748],
  [652, 752],
  [722, 742],
  [884, 680],
  [898, 826],
  [1132, 748],
  [980, 930],
  [1268, 690],
  [1240, 880],
  [1330, 946],
  [1450, 752],
  [1560, 676],
  [1668, 896],
  [1830, 690],
  [1812, 806],
  [2100, 830],
  [1950, 930],
  [2340, 690],
  [2390, 800],
  [2665, 900],
  [2920, 760],
  [2250, 930],
  [3110, 860],
  [3010, 690],
  [3450, 690],
  [3206, 890],
  [3470, 880],
  [3600, 750],
  [3700, 820],
  [3870, 690],
  [4046, 806],
  [4110, 690],
  [4560, 800],
  [4470, 800],
  [4700, 812],
  [4960, 850],
  [5110, 870],
];

export const LANTERN_SPOTS: readonly LanternSpot[] = TABLE.map(([x, y], index) => ({ n: index + 1, x, y }));
export const ZONE_COUNT = LANTERN_SPOTS.length / SPOTS_IN_ZONE;
