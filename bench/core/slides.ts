/** Walks along a heading, 3.5 s in one call, in open ground and along walls, compared with the steps in JavaScript. */
import { loadCore } from '../../src/engine/node/load-core.ts';
import { findHeadStarts } from '../../src/engine/core/head-starts.ts';
import type { Core, SlideRequest } from '../../src/engine/core/types.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { FULL_SPEED, HEADING_MS, HEADING_STEP_MS, HEADINGS } from '../../src/shared/walks/headings.ts';
import { endOf, KNOT_NUMBERS } from '../../src/shared/walks/runs.ts';
import { slideSteps } from '../../tests/support/oracles/slide.ts';
import { createRandom } from '../../tests/support/random.ts';
import { generateTownRings, readTown, toLocation } from '../../tests/support/samples/town-map.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { summarise } from '../lib/statistics.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';

const WALKS = 200;
/** Calls that are timed together: one is too short for the clock. */
const REPEATS = 10;
const STEPS = HEADING_MS / HEADING_STEP_MS;

export async function benchSlides(): Promise<Table[]> {
  const core = await loadCore();
  core.setLocation(readTown() ?? toLocation(generateTownRings()));
  const isFree = freePixels(core);
  const rows: Row[] = [];
  for (const kind of ['open ground', 'along walls'] as const) {
    const walks = chooseWalks(core, kind);
    const ways = {
      'ours: slide': (request: SlideRequest) => repeat(() => core.slide(request)),
      'the steps alone in JavaScript': (request: SlideRequest) => slideSteps(isFree, request, STEPS),
    };
    const times = await interleave<SlideRequest>(ways, walks, { rounds: 7, warmUpRounds: 2, isBest: flags.isBest });
    const ours = summarise(times['ours: slide'] ?? []).p50 / REPEATS;
    for (const [way, samples] of Object.entries(times)) {
      const calls = way.startsWith('ours') ? REPEATS : 1;
      const { p50, p99 } = summarise(samples);
      rows.push({
        way: `${way}, ${kind}`,
        'p50 us': short((p50 / calls) * 1000),
        'p99 us': short((p99 / calls) * 1000),
        [RATIO]: short(p50 / calls / ours),
      });
    }
    if (kind === 'along walls') rows.push(await timeHeadStarts(core, walks, ours));
  }
  return [{ name: 'headings', title: `${WALKS} walks of 3.5 s along a heading`, rows }];
}

async function timeHeadStarts(core: Core, walks: readonly SlideRequest[], ours: number): Promise<Row> {
  const way = `ours: first steps of ${HEADINGS} headings`;
  const ways = { [way]: ({ x8, y8 }: SlideRequest) => findHeadStarts(core, x8, y8) };
  const times = await interleave<SlideRequest>(ways, walks, { rounds: 7, warmUpRounds: 2, isBest: flags.isBest });
  const { p50, p99 } = summarise(times[way] ?? []);
  return { way, 'p50 us': short(p50 * 1000), 'p99 us': short(p99 * 1000), [RATIO]: short(p50 / ours) };
}

function repeat(run: () => unknown): unknown {
  let result: unknown;
  for (let count = 0; count < REPEATS; count++) result = run();
  return result;
}

/** Walks from walkable places that last 3.5 s: in one run, or in more than five. */
function chooseWalks(core: Core, kind: 'open ground' | 'along walls'): SlideRequest[] {
  const random = createRandom(21);
  const walks: SlideRequest[] = [];
  while (walks.length < WALKS) {
    const [x, y] = [random.between(20, MAP_WIDTH_PX - 20), random.between(250, MAP_HEIGHT_PX - 10)];
    const request = {
      x8: Math.floor(x * 8),
      y8: Math.floor(y * 8),
      heading: random.whole(0, HEADINGS),
      speed: FULL_SPEED,
    };
    const runs = core.slide(request);
    const count = runs.length / KNOT_NUMBERS - 1;
    const isWanted = kind === 'open ground' ? count === 1 : count > 5;
    if (isWanted && core.isWalkable(x, y) && endOf(runs) === HEADING_MS) walks.push(request);
  }
  return walks;
}

function freePixels(core: Core): (x: number, y: number) => boolean {
  const pixels = new Uint8Array(MAP_WIDTH_PX * MAP_HEIGHT_PX);
  for (let y = 0; y < MAP_HEIGHT_PX; y++) {
    for (let x = 0; x < MAP_WIDTH_PX; x++) pixels[y * MAP_WIDTH_PX + x] = core.isWalkable(x + 0.5, y + 0.5) ? 1 : 0;
  }
  const isOnMap = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < MAP_WIDTH_PX && y < MAP_HEIGHT_PX;
  return (x, y) => isOnMap(x, y) && pixels[y * MAP_WIDTH_PX + x] === 1;
}
