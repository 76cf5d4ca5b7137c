/**
 * The product in Chromium: production builds, real servers, real walkers. `--against=COMMIT` measures that commit in the
 * same run, alternating scene by scene; `--only=walk,soak` measures these parts only. The figures are only valid on an idle machine.
 */
import { flags } from '../lib/flags.ts';
import type { Row, Table } from '../lib/table.ts';
import { buildAll } from './builds.ts';
import { measureFirstWalk, PROFILES } from './first-walk.ts';
import { measureScene, type Scene } from './frames.ts';
import { measureLatency } from './latency.ts';
import { measureParity } from './parity.ts';
import { measurePaths } from './paths.ts';
import { measureSoak } from './soak.ts';
import { Town } from './town.ts';

const WALKERS = Math.max(1, Math.round(200 * flags.size));
const SOME_WALKERS = Math.max(1, Math.round(50 * flags.size));

/** For parts without a town. */
const NO_TOWN = -1;

const scene = (graphics: Scene['graphics'], walkers: number, rest: Partial<Scene> = {}): Scene => ({
  graphics,
  walkers,
  mood: 'day',
  device: 'desktop',
  isOptimized: false,
  throttle: 1,
  isWeak: false,
  weather: 'clear',
  ...rest,
});

const SCENES: readonly Scene[] = [
  scene('none', 0),
  scene('none', 0, { mood: 'evening' }),
  scene('none', SOME_WALKERS),
  scene('none', WALKERS),
  scene('none', WALKERS, { throttle: 6 }),
  scene('none', WALKERS, { mood: 'evening' }),
  scene('none', WALKERS, { mood: 'evening', throttle: 6 }),
  scene('none', WALKERS, { weather: 'fog' }),
  scene('none', WALKERS, { weather: 'drizzle' }),
  scene('none', WALKERS, { weather: 'fog', mood: 'evening' }),
  scene('none', SOME_WALKERS, { isOptimized: true }),
  scene('none', SOME_WALKERS, { isOptimized: true, isWeak: true }),
  scene('none', WALKERS, { device: 'phone' }),
  scene('none', WALKERS, { device: 'phone', mood: 'evening', isOptimized: true }),
  scene('webgl', 0),
  scene('webgl', WALKERS),
  scene('webgl', WALKERS, { mood: 'evening' }),
  scene('webgl', WALKERS, { device: 'coarse' }),
  scene('webgl', SOME_WALKERS, { isOptimized: true }),
  scene('webgl', WALKERS, { isOptimized: true }),
];

/** What `--scenes` selects by. */
const wordsOf = ({ graphics, walkers, mood, weather, device, isOptimized, throttle, isWeak }: Scene): string[] => [
  graphics,
  String(walkers),
  mood,
  weather,
  device,
  `${throttle}x`,
  ...(isOptimized ? ['optimized'] : []),
  ...(isWeak ? ['weak'] : []),
];

const isSelected = (one: Scene): boolean =>
  flags.scenes?.some((text) => text.split(' ').every((word) => wordsOf(one).includes(word))) ?? true;

interface Part {
  /** Registered players; without it the part needs no town. */
  walkers?: number;
  measure: (towns: readonly Town[]) => Promise<Table[]>;
}

/** The parts of this bench: names for `--only`. */
const PARTS: Readonly<Record<string, Part>> = {
  frames: { walkers: WALKERS, measure: measureFrames },
  latency: { walkers: 1, measure: measureLatencies },
  paths: { walkers: WALKERS, measure: measureAllPaths },
  walk: { walkers: 0, measure: measureFirstWalks },
  soak: { walkers: 2 * SOME_WALKERS, measure: measureSoaks },
  parity: { measure: measureParity },
};

export async function benchClient(): Promise<Table[]> {
  const unknown = flags.only?.find((name) => !(name in PARTS));
  if (unknown !== undefined) {
    throw new Error(`there is no part ${unknown} of the client bench, only ${Object.keys(PARTS).join(', ')}`);
  }
  const parts = Object.entries(PARTS).filter(([name]) => flags.only?.includes(name) ?? true);
  const walkers = Math.max(...parts.map(([, part]) => part.walkers ?? NO_TOWN));
  const towns: Town[] = [];
  try {
    for (const build of walkers === NO_TOWN ? [] : buildAll(flags.against)) {
      console.log(`  registering ${walkers} walkers with ${build.name} ...`);
      towns.push(await Town.open(build, walkers));
    }
    const tables: Table[] = [];
    for (const [, { measure }] of parts) tables.push(...(await measure(towns)));
    return tables;
  } finally {
    for (const town of towns) await town.close();
  }
}

async function measureFrames(towns: readonly Town[]): Promise<Table[]> {
  const rows: Row[] = [];
  for (const one of SCENES.filter(isSelected)) {
    for (const town of towns) {
      const { throttle, isOptimized, isWeak, graphics, walkers, mood, weather, device } = one;
      const row = {
        build: town.build.name,
        graphics,
        walkers,
        mood,
        weather,
        device,
        optimized: isOptimized ? 'yes' : 'no',
        slowed: isWeak ? 'a third of a core' : `${throttle}x`,
      };
      rows.push({ ...row, ...(await measureScene(town, one)) });
      console.log(`  ${Object.values(row).join(', ')}: ${rows.at(-1)?.['frames a second']} frames a second`);
    }
  }
  return [
    {
      name: 'frames',
      title: 'Frames of the open town in Chromium',
      rows,
      kept: {
        keys: ['build', 'graphics', 'walkers', 'mood', 'weather', 'device', 'optimized', 'slowed'],
        better: { 'frames a second': 'more', 'CPU ms a frame': 'less', 'page MB': 'less', 'WASM MB': 'less' },
      },
    },
  ];
}

async function measureLatencies(towns: readonly Town[]): Promise<Table[]> {
  const rows: Row[] = [];
  for (const graphics of ['none', 'webgl'] as const) {
    for (const town of towns) {
      rows.push({ build: town.build.name, graphics, ...(await measureLatency(town, graphics)) });
    }
  }
  return [
    {
      name: 'latency',
      title: 'From a packet of a step to its picture',
      rows,
      kept: { keys: ['build', 'graphics'], better: { 'ms to the picture p50': 'less' } },
    },
  ];
}

async function measureAllPaths(towns: readonly Town[]): Promise<Table[]> {
  const rows: Row[] = [];
  for (const town of towns)
    rows.push({ build: town.build.name, walkers: WALKERS, ...(await measurePaths(town, WALKERS)) });
  return [
    {
      name: 'paths',
      title: 'Path searches while the core draws a crowd (aim: p99 under one frame, 16.7 ms)',
      rows,
      kept: { keys: ['build', 'walkers'], better: { 'ms to the path p99': 'less' } },
    },
  ];
}

async function measureFirstWalks(towns: readonly Town[]): Promise<Table[]> {
  const rows: Row[] = [];
  const files: Row[] = [];
  const scripts: Row[] = [];
  for (const profile of PROFILES) {
    for (const town of towns) {
      const found = await measureFirstWalk(town, profile);
      rows.push(...found.visits.map((row) => ({ build: town.build.name, ...row })));
      const from = { build: town.build.name, profile: profile.name };
      files.push(...found.files.map((row) => ({ ...from, ...row })));
      scripts.push(...found.scripts.map((row) => ({ ...from, ...row })));
    }
  }
  return [
    {
      name: 'first walk',
      title: 'From the navigation to the first step, and the landing page',
      rows,
      kept: {
        keys: ['build', 'profile', 'visit'],
        better: { 's to the first step': 'less', 's until usable': 'less', KB: 'less', requests: 'less' },
      },
    },
    { name: 'files', title: 'What the first walk loads', rows: files },
    { name: 'scripts', title: 'Long scripts of the main thread', rows: scripts },
  ];
}

async function measureSoaks(towns: readonly Town[]): Promise<Table[]> {
  const rows: Row[] = [];
  for (const town of towns) {
    const found = await measureSoak(town, SOME_WALKERS);
    rows.push(...found.map((row) => ({ build: town.build.name, ...row })));
  }
  return [{ name: 'soak', title: `Memory with ${SOME_WALKERS} walkers who come, go and change`, rows }];
}
