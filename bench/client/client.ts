/**
 * The product in Chromium: production builds, real servers, real walkers. `--against=COMMIT` measures that commit in the
 * same run, alternating scene by scene. The figures are only valid on an idle machine.
 */
import { flags } from '../lib/flags.ts';
import type { Row, Table } from '../lib/table.ts';
import { buildAll } from './builds.ts';
import { measureFirstWalk, PROFILES } from './first-walk.ts';
import { measureScene, type Scene } from './frames.ts';
import { Town } from './town.ts';

const WALKERS = Math.max(1, Math.round(200 * flags.size));
const SOME_WALKERS = Math.max(1, Math.round(50 * flags.size));

const scene = (graphics: Scene['graphics'], walkers: number, rest: Partial<Scene> = {}): Scene => ({
  graphics,
  walkers,
  mood: 'day',
  device: 'desktop',
  isOptimized: false,
  throttle: 1,
  isWeak: false,
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
  scene('none', SOME_WALKERS, { isOptimized: true }),
  scene('none', SOME_WALKERS, { isOptimized: true, isWeak: true }),
  scene('none', WALKERS, { device: 'phone' }),
  scene('none', WALKERS, { device: 'phone', mood: 'evening', isOptimized: true }),
  scene('webgl', 0),
  scene('webgl', WALKERS),
  scene('webgl', WALKERS, { mood: 'evening' }),
];

export async function benchClient(): Promise<Table[]> {
  const builds = buildAll(flags.against);
  const towns: Town[] = [];
  try {
    for (const build of builds) {
      console.log(`  registering ${WALKERS} walkers with ${build.name} ...`);
      towns.push(await Town.open(build, WALKERS));
    }
    const frames: Row[] = [];
    for (const one of SCENES) {
      for (const town of towns) {
        const { throttle, isOptimized, isWeak, ...words } = one;
        const row = {
          build: town.build.name,
          ...words,
          optimized: isOptimized ? 'yes' : 'no',
          slowed: isWeak ? 'a third of a core' : `${throttle}x`,
        };
        frames.push({ ...row, ...(await measureScene(town, one)) });
        console.log(`  ${Object.values(row).join(', ')}: ${frames.at(-1)?.['frames a second']} frames a second`);
      }
    }
    const walks: Row[] = [];
    for (const profile of PROFILES) {
      for (const town of towns) {
        const rows = await measureFirstWalk(town, profile);
        walks.push(...rows.map((row) => ({ build: town.build.name, ...row })));
      }
    }
    return [
      { name: 'frames', title: 'Frames of the open town in Chromium', rows: frames },
      { name: 'first walk', title: 'From the navigation to the first step, and the landing page', rows: walks },
    ];
  } finally {
    for (const town of towns) await town.close();
  }
}
