/** The forty spots where lanterns can be, by zone. Coordinates are map pixels of the foot point; all are walkable. */
export interface LanternSpot {
  /** 1 to 40; a zone has five in a row. */
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly hint: string;
}

export const SPOTS_IN_ZONE = 5;

const TABLE: readonly (readonly [x: number, y: number, hint: string])[] = [
  [104, 772, 'Where the pier ends'],
  [236, 724, 'Below a gull on the rail'],
  [366, 790, 'On the planks, halfway out'],
  [500, 748, 'The lighthouse looks at it'],
  [652, 752, 'The first step onto the pier'],
  [722, 742, 'Sand and shells'],
  [884, 680, 'In front of the blue doors'],
  [898, 826, 'Under the name of the town'],
  [1132, 748, 'Left is the pier, right is the park'],
  [980, 930, 'Behind a white fence'],
  [1268, 690, 'It smells of bread here'],
  [1240, 880, 'Beside many paper notes'],
  [1330, 946, 'Stepping stones in the grass'],
  [1450, 752, 'Under pink blossoms'],
  [1560, 676, 'At the green door'],
  [1668, 896, 'A cat sleeps a few steps away'],
  [1830, 690, 'By a window full of dresses'],
  [1812, 806, 'Left of many other lanterns'],
  [2100, 830, 'Right of many other lanterns'],
  [1950, 930, 'On the lawn behind the stall'],
  [2340, 690, 'Close to the music'],
  [2390, 800, 'Water falls on its right'],
  [2665, 900, 'Count the stone hearts'],
  [2920, 760, 'At a red and white pole'],
  [2250, 930, 'On the grass by a lantern post'],
  [3110, 860, 'Between a bench and a table'],
  [3010, 690, 'Cups in the window behind it'],
  [3450, 690, 'At the blue door'],
  [3206, 890, "Where the cafe's light ends"],
  [3470, 880, 'Left of a quiet bench'],
  [3600, 750, 'Under an orange tree'],
  [3700, 820, 'On the chalk squares'],
  [3870, 690, 'At the pink door'],
  [4046, 806, "Behind the stone cat's tail"],
  [4110, 690, 'Bright letters above'],
  [4560, 800, 'Before the blue roof'],
  [4470, 800, 'Where the gravel begins'],
  [4700, 812, 'Left of the bench at the pond'],
  [4960, 850, 'Beside a picnic'],
  [5110, 870, 'Where the path leaves town'],
];

export const LANTERN_SPOTS: readonly LanternSpot[] = TABLE.map(([x, y, hint], index) => ({ n: index + 1, x, y, hint }));
export const ZONE_COUNT = LANTERN_SPOTS.length / SPOTS_IN_ZONE;
