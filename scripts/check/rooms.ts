/** The import rules. A room is a folder; `ROOMS` lists for each room the rooms that it may import. */

export interface Room {
  name: string;
  /** Folder or file from the top of the repository; the longest match wins. */
  at: string;
  /** Rooms that it may import. Imports inside a room are always allowed. */
  mayImport: string[];
  /** Rooms whose types it may import, and whose files it may start as a worker or process by URL. */
  mayReach?: string[];
}

const AVATAR_ROOMS = [
  'languages',
  'ui',
  'people',
  'items',
  'net',
  'state',
  'engine',
  'engine-core',
  'engine-figures',
  'shared',
];
const RICH_TEXT_ROOMS = [...AVATAR_ROOMS, 'avatar', 'screens'];
const STORE_ROOMS = RICH_TEXT_ROOMS;
const SCREEN_ROOMS = [...RICH_TEXT_ROOMS, 'rich-text', 'store'];

/** For rooms that are not part of the product. */
const EVERYTHING = ['*'];

/** Files of the server that its inner rooms share; they import no domain, except types. */
const SERVER_BASE = ['domain-error', 'log', 'muting', 'ports', 'request-id', 'runtime', 'sentences'].map(
  (name) => `src/server/${name}.ts`,
);
const TOWN_ROOMS = ['shared', 'engine-core', 'server-base', 'realtime-wire'];

const TOWN_BASE = ['languages', 'engine', 'engine-core', 'engine-figures', 'state', 'shared', 'town-state'];

const ROOMS: Room[] = [
  { name: 'assembly', at: 'assembly', mayImport: [] },
  { name: 'shared', at: 'src/shared', mayImport: [] },
  { name: 'languages', at: 'src/languages', mayImport: ['shared'] },
  { name: 'engine-core', at: 'src/engine/core', mayImport: ['shared'] },
  { name: 'engine-package', at: 'src/engine/package', mayImport: ['shared', 'engine-core'] },
  { name: 'engine-figures', at: 'src/engine/figures', mayImport: ['shared', 'engine-core'] },
  { name: 'engine-paint', at: 'src/engine/paint', mayImport: ['shared'] },
  { name: 'engine-node', at: 'src/engine/node', mayImport: ['shared', 'engine-core'] },
  {
    name: 'engine',
    at: 'src/engine',
    mayImport: ['shared', 'engine-core', 'engine-figures', 'engine-paint'],
    mayReach: ['workers'],
  },
  {
    name: 'workers',
    at: 'workers',
    mayImport: ['languages', 'shared', 'engine-core', 'engine-figures', 'engine-paint'],
  },
  { name: 'art', at: 'src/art', mayImport: ['shared', 'engine-core', 'engine-figures', 'engine-node'] },
  { name: 'ui', at: 'src/ui', mayImport: ['languages', 'shared'] },
  { name: 'people', at: 'src/people', mayImport: ['languages', 'ui', 'shared'] },
  { name: 'items', at: 'src/items', mayImport: ['languages', 'ui', 'shared'] },
  { name: 'net', at: 'src/net', mayImport: ['languages', 'shared'] },
  { name: 'state', at: 'src/state', mayImport: ['languages', 'net', 'shared'] },
  { name: 'avatar', at: 'src/avatar', mayImport: AVATAR_ROOMS },
  { name: 'rich-text', at: 'src/rich-text', mayImport: RICH_TEXT_ROOMS },
  { name: 'store', at: 'src/store', mayImport: STORE_ROOMS },
  {
    name: 'town',
    at: 'src/town',
    mayImport: [...TOWN_BASE, 'town-world', 'town-plan', 'town-painters', 'town-places', 'town-gestures', 'town-input'],
  },
  { name: 'town-state', at: 'src/town/state', mayImport: ['languages', 'engine', 'engine-core', 'state', 'shared'] },
  {
    name: 'town-world',
    at: 'src/town/world',
    mayImport: ['languages', 'engine', 'engine-core', 'state', 'shared', 'town-state'],
  },
  { name: 'town-plan', at: 'src/town/plan', mayImport: ['languages', 'engine', 'shared', 'town-state'] },
  {
    name: 'town-painters',
    at: 'src/town/painters',
    mayImport: [...TOWN_BASE, 'engine-paint', 'town-plan'],
    mayReach: ['town-world'],
  },
  { name: 'town-places', at: 'src/town/places', mayImport: TOWN_BASE, mayReach: ['town-world'] },
  {
    name: 'town-gestures',
    at: 'src/town/gestures',
    mayImport: [...TOWN_BASE, 'town-plan', 'town-places'],
    mayReach: ['town-world'],
  },
  {
    name: 'town-input',
    at: 'src/town/input',
    mayImport: [...TOWN_BASE, 'town-plan'],
    mayReach: ['town-world', 'town-places', 'town-gestures'],
  },
  { name: 'screens', at: 'src/screens', mayImport: ['languages', 'shared', 'ui'] },
  { name: 'sound', at: 'src/sound', mayImport: ['languages', 'ui', 'net', 'state', 'shared'] },
  { name: 'app', at: 'src/app', mayImport: [...SCREEN_ROOMS, 'town', 'sound', 'feature'] },
  {
    name: 'server',
    at: 'src/server',
    mayImport: [
      'languages',
      'shared',
      'engine-core',
      'engine-figures',
      'engine-node',
      'server-base',
      'realtime',
      'realtime-directory',
    ],
    mayReach: ['art'],
  },
  ...SERVER_BASE.map((at): Room => ({ name: 'server-base', at, mayImport: ['shared'], mayReach: ['server'] })),
  {
    name: 'realtime',
    at: 'src/server/realtime',
    mayImport: [...TOWN_ROOMS, 'realtime-lobby', 'realtime-channel', 'realtime-directory'],
  },
  { name: 'realtime-directory', at: 'src/server/realtime/directory', mayImport: ['shared', 'server-base'] },
  { name: 'realtime-channel', at: 'src/server/realtime/channel', mayImport: [...TOWN_ROOMS, 'realtime-lobby'] },
  { name: 'realtime-lobby', at: 'src/server/realtime/lobby', mayImport: [...TOWN_ROOMS, 'realtime-directory'] },
  { name: 'realtime-wire', at: 'src/server/realtime/wire', mayImport: ['shared'] },
  { name: 'scripts', at: 'scripts', mayImport: EVERYTHING },
  { name: 'bench', at: 'bench', mayImport: EVERYTHING },
  { name: 'tests', at: 'tests', mayImport: EVERYTHING },
];

/** The only screen that renders the town. */
const TOWN_SCREEN = 'game';

/** The room of a file. Each feature folder is its own room. Null for configuration files at the top. */
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
