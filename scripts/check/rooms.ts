/** Who may import whom. A room is a folder; the table is the whole truth, one line a room. */

export interface Room {
  name: string;
  /** Folder or file from the top of the repository; the longest match wins. */
  at: string;
  /** Rooms it may import; its own is always allowed. */
  mayImport: string[];
  /** Rooms of which it may take types, or start a file as a worker or process by its address: that binds no code. */
  mayReach?: string[];
}

const AVATAR_ROOMS = ['ui', 'people', 'items', 'net', 'state', 'engine', 'engine-core', 'engine-figures', 'shared'];
const RICH_TEXT_ROOMS = [...AVATAR_ROOMS, 'avatar', 'screens'];
const STORE_ROOMS = RICH_TEXT_ROOMS;
const SCREEN_ROOMS = [...RICH_TEXT_ROOMS, 'rich-text', 'store'];

/** Rooms that stand outside the product and may use all of it. */
const EVERYTHING = ['*'];

const ROOMS: Room[] = [
  { name: 'assembly', at: 'assembly', mayImport: [] },
  { name: 'shared', at: 'src/shared', mayImport: [] },
  { name: 'engine-core', at: 'src/engine/core', mayImport: ['shared'] },
  { name: 'engine-figures', at: 'src/engine/figures', mayImport: ['shared', 'engine-core'] },
  { name: 'engine-node', at: 'src/engine/node', mayImport: ['shared', 'engine-core'] },
  { name: 'engine', at: 'src/engine', mayImport: ['shared', 'engine-core', 'engine-figures'], mayReach: ['workers'] },
  { name: 'workers', at: 'workers', mayImport: ['shared', 'engine-core', 'engine-figures'] },
  { name: 'art', at: 'src/art', mayImport: ['shared', 'engine-core', 'engine-figures', 'engine-node'] },
  { name: 'ui', at: 'src/ui', mayImport: ['shared'] },
  { name: 'people', at: 'src/people', mayImport: ['ui', 'shared'] },
  { name: 'items', at: 'src/items', mayImport: ['ui', 'shared'] },
  { name: 'net', at: 'src/net', mayImport: ['shared'] },
  { name: 'state', at: 'src/state', mayImport: ['net', 'shared'] },
  { name: 'avatar', at: 'src/avatar', mayImport: AVATAR_ROOMS },
  { name: 'rich-text', at: 'src/rich-text', mayImport: RICH_TEXT_ROOMS },
  { name: 'store', at: 'src/store', mayImport: STORE_ROOMS },
  { name: 'town', at: 'src/town', mayImport: ['engine', 'engine-core', 'engine-figures', 'state', 'shared'] },
  { name: 'screens', at: 'src/screens', mayImport: ['shared', 'ui'] },
  { name: 'app', at: 'src/app', mayImport: [...SCREEN_ROOMS, 'town', 'feature'] },
  {
    name: 'server',
    at: 'src/server',
    mayImport: ['shared', 'engine-core', 'engine-figures', 'engine-node'],
    mayReach: ['art'],
  },
  { name: 'scripts', at: 'scripts', mayImport: EVERYTHING },
  { name: 'bench', at: 'bench', mayImport: EVERYTHING },
  { name: 'tests', at: 'tests', mayImport: EVERYTHING },
];

/** The game screen is the town's frame; no other screen draws the town. */
const TOWN_SCREEN = 'game';

/** The room of a file; each screen's folder is a room of its own. Null for the configurations at the top. */
export function roomOf(file: string): Room | null {
  const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) {
    return {
      name: `feature ${feature}`,
      at: `src/features/${feature}`,
      mayImport: feature === TOWN_SCREEN ? [...SCREEN_ROOMS, 'town'] : SCREEN_ROOMS,
    };
  }
  const fitting = ROOMS.filter(({ at }) => file === at || file.startsWith(`${at}/`));
  return fitting.toSorted((a, b) => b.at.length - a.at.length)[0] ?? null;
}
