/** What a step in the town sounds like, by place. Coarse areas of the map; positions in map px. */
export type Surface = 'stone' | 'wood' | 'grass';

const PIER_END_X = 720;
/** The park, apart from its path. */
const PARK_X = 4395;
const PARK_PATH = { top: 846, foot: 934 };
/** Where the pavement ends and the lawn begins; lower in front of the fountain. */
const LAWN_Y = 900;
const PLAZA = { fromX: 2225, toX: 3105, lawnY: 960 };

export function surfaceAt(x: number, y: number): Surface {
  if (x < PIER_END_X) return 'wood';
  if (x > PARK_X && (y < PARK_PATH.top || y > PARK_PATH.foot)) return 'grass';
  const isAtPlaza = x > PLAZA.fromX && x < PLAZA.toX;
  return y > (isAtPlaza ? PLAZA.lawnY : LAWN_Y) && x <= PARK_X ? 'grass' : 'stone';
}

export const isInPark = (x: number): boolean => x > PARK_X;
